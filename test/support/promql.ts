import { parser } from '@prometheus-io/lezer-promql';

type Node = ReturnType<typeof parser.parse>['topNode'];

/** Series an expression asks for. */
export interface Selector {
  readonly metric: string;
  readonly matchers: readonly { readonly label: string; readonly operator: string; readonly value: string }[];
  /** The function that reads the series over a range, such as `rate`; null where they are read as they stand. */
  readonly readBy: string | null;
  /** True where only their presence counts: an operand of `unless`. */
  readonly forPresence: boolean;
}

/** What an expression of Prometheus asks for. */
export interface Query {
  readonly selectors: readonly Selector[];
  /** Labels that aggregations keep, each with the series that must have them. */
  readonly groupings: readonly { readonly label: string; readonly of: readonly Selector[] }[];
}

/**
 * Reads an expression by Prometheus's own grammar.
 * @throws SyntaxError that quotes what is no PromQL.
 */
export function readPromql(text: string): Query {
  const { topNode } = parser.parse(text);
  const broken = all(topNode, '⚠')[0];
  if (broken) throw new SyntaxError(`no PromQL: ${text.slice(broken.from) || text}`);
  const read = (node: Node) => text.slice(node.from, node.to);
  const selectorOf = (node: Node): Selector => ({
    metric: named(node, 'Identifier').map(read)[0] ?? '',
    matchers: all(node, 'UnquotedLabelMatcher').map((matcher) => ({
      label: named(matcher, 'LabelName').map(read)[0] ?? '',
      operator: named(matcher, 'MatchOp').map(read)[0] ?? '',
      value: String(JSON.parse(named(matcher, 'StringLiteral').map(read)[0] ?? '""')),
    })),
    readBy: node.parent?.name === 'MatrixSelector' ? (functionAround(node).map(read)[0] ?? null) : null,
    forPresence: ancestors(node).some((one) => one.name === 'BinaryExpr' && one.getChild('Unless') !== null),
  });
  return {
    selectors: all(topNode, 'VectorSelector').map(selectorOf),
    groupings: all(topNode, 'AggregateExpr').flatMap((aggregate) => {
      const of = all(aggregate, 'VectorSelector').map(selectorOf);
      const modifiers = named(aggregate, 'AggregateModifier').filter((modifier) => modifier.getChild('By'));
      return modifiers.flatMap((by) => all(by, 'LabelName').map((label) => ({ label: read(label), of })));
    }),
  };
}

function named(node: Node, name: string): Node[] {
  return node.getChildren(name);
}

/** Every node of a name below one, in order. */
function all(node: Node, name: string): Node[] {
  const found: Node[] = [];
  node.cursor().iterate(({ node: one }) => {
    if (one.name === name) found.push(one);
  });
  return found;
}

function ancestors(node: Node): Node[] {
  return node.parent ? [node.parent, ...ancestors(node.parent)] : [];
}

function functionAround(node: Node): Node[] {
  const call = ancestors(node).find(({ name }) => name === 'FunctionCall');
  return call ? named(call, 'FunctionIdentifier') : [];
}
