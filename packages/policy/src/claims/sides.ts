import { isOwnName } from '../names/own-names.ts';
import type { EngineInputs } from '../rule.ts';
import type { SideOf } from '../text/plainer-words.ts';
import { foldEntity, isSameEntity } from './evidence.ts';
import { rightCompany } from './right-company.ts';
import { isWriters, writerOf } from './sender-company.ts';

/**
 * Tells whose side a firm is on that a message names: the writer's where the workspace or the message itself says so, the
 * reader's where that is known. Asked for few names of few messages.
 */
export function sidesOf({
  recipient = '',
  contact = {},
  settings,
}: Pick<EngineInputs, 'recipient' | 'contact' | 'settings'>): SideOf {
  return (name, text) => {
    if (isOwnName(name, settings.own_names) || isWriters(writerOf(text), name)) return 'we';
    const folded = foldEntity(name);
    const isReaders = rightCompany(text, recipient, contact)?.known.some((known) => isSameEntity(folded, known));
    return isReaders ? 'you' : null;
  };
}
