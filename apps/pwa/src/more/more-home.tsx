import { ListLink } from '../app/list-link.tsx';
import { Screen } from '../app/screen.tsx';
import { useAttempt } from '../app/use-attempt.ts';
import { type Settings, saveSettings, useHouseRules, useSettings } from '../data/index.ts';
import { Chips } from '../design/chips.tsx';
import { Toggle } from '../design/fields.tsx';
import { counted } from '../reference/words.ts';
import { places } from './places.ts';
import { Trouble } from './trouble.tsx';

const themeChips = [
  { value: 'system', label: 'As the phone' },
  { value: 'dark', label: 'Dark' },
  { value: 'light', label: 'Light' },
] as const;

const diceChips = [
  { value: 'roll', label: 'The app rolls' },
  { value: 'enter', label: 'We roll and enter' },
] as const;

/** The settings, at once, and the way to the rest. */
export function MoreHome({ isPane = false }: { isPane?: boolean }) {
  const settings = useSettings();
  const rules = useHouseRules();
  const [trouble, attempt] = useAttempt();
  const change = (changes: Partial<Settings>) => attempt(() => saveSettings(changes));
  const inForce = rules?.filter((rule) => rule.enabled).length ?? 0;
  return (
    <Screen title="More" isPane={isPane}>
      <section className="card stack">
        <h2>Settings</h2>
        <Chips label="Theme" chips={themeChips} value={settings.theme} onChange={(theme) => change({ theme })} />
        <Chips label="Dice" chips={diceChips} value={settings.diceMode} onChange={(diceMode) => change({ diceMode })} />
        <Toggle label="Odds before choices" isOn={settings.odds} onChange={(odds) => change({ odds })} />
        <Trouble words={trouble} />
      </section>
      <ul className="list">
        <li>
          <ListLink href={places.houseRules}>
            <strong>House rules</strong>
            <span>
              {inForce === 0 ? 'What your table plays differently' : `${counted(inForce, 'rule', 'rules')} in force`}
            </span>
          </ListLink>
        </li>
        <li>
          <ListLink href={places.packs}>
            <strong>Packs</strong>
            <span>Weapons, armor and more of your own, to choose from in forms</span>
          </ListLink>
        </li>
        <li>
          <ListLink href={places.data}>
            <strong>Your data</strong>
            <span>How much is kept here; export, import, delete</span>
          </ListLink>
        </li>
        <li>
          <ListLink href={places.about}>
            <strong>About Riposte</strong>
            <span>Version, licence, offline</span>
          </ListLink>
        </li>
      </ul>
    </Screen>
  );
}
