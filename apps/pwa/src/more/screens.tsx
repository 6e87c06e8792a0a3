import { NotHere } from '../app/not-here.tsx';
import { AboutScreen } from './about-screen.tsx';
import { DataScreen } from './data-screen.tsx';
import { HouseRuleScreen } from './house-rule-screen.tsx';
import { HouseRulesScreen } from './house-rules-screen.tsx';
import { ImportScreen } from './import-screen.tsx';
import { LoadPackScreen } from './load-pack-screen.tsx';
import { MoreHome } from './more-home.tsx';
import { NewHouseRuleScreen } from './new-house-rule-screen.tsx';
import { PacksScreen } from './packs-screen.tsx';
import { figureAt, places } from './places.ts';
import '../reference/reference.css';
import './more.css';

/** Settings, house rules, data and what this is: whatever is at a path of `/more`. */
export default function MoreScreens({ path }: { path: string }) {
  switch (path) {
    case places.more:
      return <MoreHome />;
    case places.houseRules:
      return <HouseRulesScreen />;
    case places.newHouseRule:
      return <NewHouseRuleScreen />;
    case places.data:
      return <DataScreen />;
    case places.import:
      return <ImportScreen />;
    case places.packs:
      return <PacksScreen />;
    case places.loadPack:
      return <LoadPackScreen />;
    case places.about:
      return <AboutScreen />;
  }
  if (path.startsWith(`${places.newHouseRule}/`)) return <HouseRuleScreen figure={figureAt(path)} />;
  const [, , section, name] = path.split('/');
  if (section !== 'house-rules' || !name) return <NotHere />;
  return <HouseRuleScreen record={name} />;
}
