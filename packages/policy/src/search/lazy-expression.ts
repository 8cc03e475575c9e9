/**
 * Characters of expressions that stay compiled. V8 makes some 250 bytes of machine code of a character, and as much again
 * where texts come in both of its widths. It has room for 512 MB in all and ends the process when that is full; the whole
 * policy would take more than twice as much. What ordinary mail meets comes to some 400,000.
 */
export const mostCharacters = 400_000;
/** What is left after some were let go of, so that not every further one begins the search anew. */
const fewerCharacters = 300_000;

let compiled: LazyExpression[] = [];
let characters = 0;

/** An expression that is compiled when it is first used, and let go of when it was not for long and others need the room. */
export class LazyExpression {
  readonly source: string;
  readonly flags: string;
  #compiled: RegExp | undefined;
  #isUsed = false;

  constructor(source: string, flags: string) {
    this.source = source;
    this.flags = flags;
  }

  /** To be used at once and not kept. */
  get compiled(): RegExp {
    if (!this.#compiled) return this.#compile();
    this.#isUsed = true;
    return this.#compiled;
  }

  /** True while it takes room. */
  get isCompiled(): boolean {
    return this.#compiled !== undefined;
  }

  #compile(): RegExp {
    // The group matches the same. Without it, another expression of the same source would share the code, and keep it.
    const expression = new RegExp(`(?:${this.source})`, this.flags);
    this.#compiled = expression;
    compiled.push(this);
    characters += this.source.length;
    // The first look passes over what was used since the last; the second is for when there was nothing else.
    for (let look = 0; look < 2 && characters > mostCharacters; look++) {
      compiled = compiled.filter((each) => each.#isKept());
    }
    return expression;
  }

  /** The second chance of the clock algorithm: what was used again since the last look stays. */
  #isKept(): boolean {
    if (characters <= fewerCharacters) return true;
    if (this.#isUsed) {
      this.#isUsed = false;
      return true;
    }
    this.#compiled = undefined;
    characters -= this.source.length;
    return false;
  }
}

const known = new Map<string, Map<string, LazyExpression>>();

/** The expression of a source and flags: one for all who use it. */
export function lazyExpression(source: string, flags: string): LazyExpression {
  let ofFlags = known.get(flags);
  if (!ofFlags) {
    ofFlags = new Map();
    known.set(flags, ofFlags);
  }
  let expression = ofFlags.get(source);
  if (!expression) {
    expression = new LazyExpression(source, flags);
    ofFlags.set(source, expression);
  }
  return expression;
}
