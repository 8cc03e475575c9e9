import { because } from '../../text/let-go.ts';

/** "I'm Alex and I run Second Shift, we ...": who writes, and whose firm it is. */
const ownedBy = /\bI (?:run|own|founded|started)\s(?:[A-Z][\w-]*\s)?$/;
/** "Tessa, our new account lead": who looks after customers. A success story is about one of them. */
const looksAfter =
  /^, (?:an?|our|the|your) (?:[a-z]{3,12} )?(?:account|client|customer) (?:leads?|managers?|directors?|executives?|success(?! stor)|service|support|care|team|partners?)\b/;
/** "Docker Desktop, a GitHub account": what one signs in to. */
const account = /^, an? [A-Z][\w-]+ account\b/;

/** True for a name at [start, end) that by the words beside it belongs to the writer, to who serves customers or to a tool. */
export function isNoCustomer(text: string, start: number, end: number): boolean {
  const behind = text.slice(end, end + 60);
  if (ownedBy.test(text.slice(Math.max(0, start - 32), start)) && because('own_company')) return true;
  return looksAfter.test(behind) || account.test(behind);
}
