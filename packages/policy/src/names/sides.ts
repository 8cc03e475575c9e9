import { foldEntity, isSameEntity } from '../evidence/evidence.ts';
import type { EngineInputs } from '../rule.ts';
import type { SideOf } from '../text/plainer-words.ts';
import { isOwnName } from './own-names.ts';
import { rightCompany } from './right-company.ts';
import { isWriters, writerOf } from './sender-company.ts';

/**
 * Tells whose side a firm is on that a message names: the writer's where the workspace or the message itself says so, the
 * reader's where that is known. What a text says of its writer is read once for it, however many firms it names.
 */
export function sidesOf({
  recipient = '',
  contact = {},
  settings,
}: Pick<EngineInputs, 'recipient' | 'contact' | 'settings'>): SideOf {
  let read: { text: string; sideOf: (name: string) => ReturnType<SideOf> } | undefined;

  function inText(text: string): (name: string) => ReturnType<SideOf> {
    const writer = writerOf(text);
    const reader = rightCompany(text, recipient, contact)?.known ?? [];
    const known = new Map<string, ReturnType<SideOf>>();
    return (name) => {
      let side = known.get(name);
      if (side !== undefined) return side;
      const folded = foldEntity(name);
      const isOurs = isOwnName(name, settings.own_names) || isWriters(writer, name);
      side = isOurs ? 'we' : reader.some((right) => isSameEntity(folded, right)) ? 'you' : null;
      known.set(name, side);
      return side;
    };
  }

  return (name, text) => {
    if (read?.text !== text) read = { text, sideOf: inText(text) };
    return read.sideOf(name);
  };
}
