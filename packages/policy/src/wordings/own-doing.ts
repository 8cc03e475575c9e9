/** "As the change was ours": what nobody pays for, and what makes no rule, is what the writer's own side did. */
const ownDoing =
  /\b(?:as|since|because) (?:it|this|that|the (?:[a-z]{3,12} )?(?:change|mistake|error|delay|fault|move|mix-up|switch|cancellation)) (?:was|is) (?:ours|mine|our (?:doing|mistake|fault|error)|on (?:our|my) side)\b/i;

/** True where a sentence, on one line, gives what the writer's own side did as its reason. */
export function isOwnDoing(sentence: string): boolean {
  return ownDoing.test(sentence);
}
