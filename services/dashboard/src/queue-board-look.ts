import { readFileSync } from 'node:fs';
import type { BoardOptions } from '@sendgate/queues';

/** What the board calls a colour → what the other pages call it (`assets/dashboard.css`). */
const colours = {
  background: 'ground',
  foreground: 'ink',
  card: 'panel',
  'card-foreground': 'ink',
  popover: 'panel',
  primary: 'accent',
  'primary-foreground': 'on-accent',
  'muted-foreground': 'quiet',
  border: 'line',
  input: 'line',
  sidebar: 'panel',
  'sidebar-foreground': 'ink',
  'sidebar-border': 'line',
} as const;

const style = readFileSync(new URL('./pages/assets/dashboard.css', import.meta.url), 'utf8');

/** The two values of each colour of the pages, by name. */
const values = new Map(
  [...style.matchAll(/--([\w-]+): light-dark\((\S+), (\S+)\)/g)].map(([, name, light, dark]) => [
    name,
    { light, dark },
  ]),
);

function themed(mode: 'light' | 'dark'): Record<string, string> {
  const own = Object.entries(colours).map(([token, name]) => [token, values.get(name)?.[mode]]);
  return { ...Object.fromEntries(own), 'font-sans': 'system-ui, sans-serif' };
}

const icon = '/assets/icon.svg';

/** The sign and the colours of the other pages, for the queue board. */
export const queueBoardLook: NonNullable<BoardOptions['look']> = {
  boardLogo: { path: icon, width: 24, height: 24 },
  favIcon: { default: icon, alternative: icon },
  theme: { light: themed('light'), dark: themed('dark') },
};
