/** What one evaluation already knows of its texts, so that rules which search alike search once. */
export class EvaluationMemo<Work extends object> {
  readonly #byEvaluation = new WeakMap<object, Map<string, Work>>();

  /** The work of one evaluation on one text, begun by `begin` when it is the first. `evaluation` is compared by identity. */
  of(evaluation: object, text: string, begin: () => Work): Work {
    const texts = this.#byEvaluation.get(evaluation) ?? new Map<string, Work>();
    this.#byEvaluation.set(evaluation, texts);
    const work = texts.get(text) ?? begin();
    texts.set(text, work);
    return work;
  }
}
