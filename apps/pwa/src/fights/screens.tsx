import { NotHere } from '../app/not-here.tsx';
import { ChangeScreen } from './change-screen.tsx';
import { FightsScreen } from './fights-screen.tsx';
import { NewFightScreen } from './new-fight-screen.tsx';
import { fightsPath, newPath } from './places.ts';
import { SetupScreen } from './setup-screen.tsx';
import { TrackerScreen } from './tracker-screen.tsx';

/** Fights that are kept as they go on: whatever is at a path of `/fights`. */
export default function FightScreens({ path }: { path: string }) {
  if (path === fightsPath) return <FightsScreen />;
  if (path === newPath) return <NewFightScreen />;
  if (path.startsWith(`${newPath}/`)) {
    const operation = path.slice(newPath.length + 1).replaceAll('/', '.');
    return <SetupScreen key={operation} operation={operation} />;
  }
  const [, , id = '', what, ...rest] = path.split('/');
  if (rest.length > 0) return <NotHere />;
  if (what === 'change') return <ChangeScreen key={id} id={id} />;
  return what === undefined ? <TrackerScreen key={id} id={id} /> : <NotHere />;
}
