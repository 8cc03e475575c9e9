import { parse } from 'tldts';
import { foldEntity } from '../evidence/evidence.ts';
import type { Contact } from '../send-inputs.ts';
import { firmWord } from './firm-words.ts';

/** Domains under which everybody has a mailbox. */
const freeMail =
  /^(?:gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|icloud|me|mac|aol|gmx|web|mail|proton|protonmail|pm|yandex|zoho|fastmail|hey|tutanota|qq|163|126|orange|free|laposte|wanadoo|libero|t-online|comcast|verizon|att|btinternet|sky|uol|bol|terra|example|test)$/i;

export interface RightCompany {
  /** Folded names of the recipient's company. */
  readonly known: readonly string[];
  /** True when the text uses one of them. */
  readonly named: boolean;
}

/** What the right name is; null where nothing can be told: it is not known, or all of a short text is in capitals. */
export function rightCompany(text: string, recipient: string, contact: Contact): RightCompany | null {
  const known = knownNames(recipient, contact);
  // In capitals every word looks like a name.
  if (known.length === 0 || text === text.toUpperCase()) return null;
  let named: boolean | undefined;
  return {
    known,
    get named() {
      if (named === undefined) {
        const spoken = foldEntity(text);
        named = known.some((name) => name.length > 3 && spoken.includes(name));
      }
      return named;
    },
  };
}

/** The folded names of the recipient's company: as told, its other names, and the domain of the address. */
function knownNames(recipient: string, contact: Contact): string[] {
  const names: string[] = [];
  const extra = contact as Record<string, unknown>;
  for (const key of [
    'company',
    'account',
    'company_aliases',
    'aliases',
    'company_name',
    'former_company_names',
    'parent_company',
  ]) {
    const value = extra[key];
    for (const one of Array.isArray(value) ? value : [value]) {
      if (typeof one === 'string') names.push(...spellings(one));
    }
  }
  const at = recipient.lastIndexOf('@');
  const label = at > 0 ? parse(recipient.slice(at + 1)).domainWithoutSuffix : null;
  if (label && !freeMail.test(label)) names.push(label.toLowerCase());
  return [...new Set(names.map((name) => foldEntity(name)).filter((name) => name !== ''))];
}

/** "Globex (formerly Umbrella)" has two names; "Acme / Initech" as well. */
function spellings(name: string): string[] {
  return name
    .split(/\s[/|]\s|\(|\)|,?\s(?:formerly|now|f\/k\/a|fka|aka|dba|d\/b\/a|part of|an?)\s/i)
    .map((part) => part.trim())
    .filter((part) => part.length > 1);
}

/** One name within the other, their initials, or the name written as one word as in a domain. */
export function isSameCompany(written: string, right: string): boolean {
  const name = foldEntity(written);
  if (name === '' || name === right) return true;
  const one = name.replace(/ /g, '');
  const other = right.replace(/ /g, '');
  if (one === other || one.replace(/com$|io$|ai$/, '') === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length >= 3 && long.startsWith(short)) return true;
  if (short.length >= 4 && long.includes(short)) return true;
  if (right.split(' ').some((word) => word.length > 3 && !firmWord.test(word) && name.split(' ').includes(word)))
    return true;
  return initials(right) === one || initials(name) === other || isTypo(one, other);
}

function initials(name: string): string {
  const words = name.split(' ');
  return words.length < 2 ? '' : words.map((word) => word.charAt(0)).join('');
}

/** One letter more, less, other, or two swapped. */
function isTypo(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || Math.min(a.length, b.length) < 5) return false;
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  const left = a.slice(i);
  const right = b.slice(i);
  return (
    left.slice(1) === right.slice(1) ||
    left.slice(1) === right ||
    left === right.slice(1) ||
    (left.slice(2) === right.slice(2) && left[0] === right[1] && left[1] === right[0])
  );
}
