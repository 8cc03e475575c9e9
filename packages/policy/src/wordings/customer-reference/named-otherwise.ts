/** "Tessa, our new account lead": who looks after customers. A success story is about one of them. */
const looksAfter =
  /^, (?:an?|our|the|your) (?:[a-z]{3,12} )?(?:account|client|customer) (?:leads?|managers?|directors?|executives?|success(?! stor)|service|support|care|team|partners?)\b/;
/** "Docker Desktop, a GitHub account": what one signs in to. */
const account = /^, an? [A-Z][\w-]+ account\b/;

/** True for a name that by what stands behind it, from `end`, belongs to who serves customers or to a tool. */
export function isNoCustomer(text: string, end: number): boolean {
  const behind = text.slice(end, end + 60);
  return looksAfter.test(behind) || account.test(behind);
}
