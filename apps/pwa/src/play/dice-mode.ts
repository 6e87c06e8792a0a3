import { useState } from 'react';
import { type Settings, saveSettings, useSettings } from '../data/index.ts';

type DiceMode = Settings['diceMode'];

/** The modes, as they are chosen. */
export const DICE_MODES = [
  { value: 'roll', label: 'Roll for me' },
  { value: 'enter', label: 'I have dice' },
] as const;

/** Whether dice are rolled here or entered. A change shows at once and is kept for the next time, where anything can be kept. */
export function useDiceMode(): [DiceMode, (mode: DiceMode) => void] {
  const kept = useSettings().diceMode;
  const [chosen, setChosen] = useState<DiceMode>();
  const choose = (diceMode: DiceMode) => {
    setChosen(diceMode);
    saveSettings({ diceMode }).catch((error) => console.warn(error));
  };
  return [chosen ?? kept, choose];
}
