import {
  type ASTNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

/** How deep fields may lie in one another, how many a query may ask for, and how many questions it may put to the rules. */
export const LIMITS = { depth: 15, fields: 2_000, questions: 50, tokens: 10_000 };

interface Count {
  fields: number;
  questions: number;
}

/**
 * Refuses queries beyond the limits before anything is resolved, and whatever is no query. Introspection, which is deep by nature, only
 * counts its fields.
 */
export const withinLimits: ValidationRule = (context: ValidationContext) => ({
  OperationDefinition(operation) {
    if (operation.operation !== 'query') {
      const message = `Nothing is stored here: a query is answered, a ${operation.operation} is not.`;
      return context.reportError(new GraphQLError(message, { nodes: operation }));
    }
    const count: Count = { fields: 0, questions: 0 };
    try {
      measure(operation.selectionSet, 1, false, { context, count, open: new Set() });
    } catch (error) {
      if (!(error instanceof Beyond)) throw error;
      context.reportError(new GraphQLError(error.message, { nodes: error.node }));
    }
  },
});

class Beyond extends Error {
  readonly node: ASTNode;
  constructor(what: string, limit: number, node: ASTNode) {
    super(`The query has more ${what} than it may: the limit is ${limit}.`);
    this.node = node;
  }
}

interface Measuring {
  context: ValidationContext;
  count: Count;
  /** Fragments that are being measured: one that spreads itself is another rule's business. */
  open: Set<FragmentDefinitionNode>;
}

function measure(selections: SelectionSetNode, depth: number, isMeta: boolean, measuring: Measuring): void {
  for (const selection of selections.selections) {
    if (selection.kind === Kind.FIELD) measureField(selection, depth, isMeta, measuring);
    else if (selection.kind === Kind.INLINE_FRAGMENT) measure(selection.selectionSet, depth, isMeta, measuring);
    else {
      countField(selection, measuring); // a spread costs too, or fragments of fragments would cost nothing
      const fragment = measuring.context.getFragment(selection.name.value);
      if (!fragment || measuring.open.has(fragment)) continue;
      measuring.open.add(fragment);
      measure(fragment.selectionSet, depth, isMeta, measuring);
      measuring.open.delete(fragment);
    }
  }
}

function measureField(field: FieldNode, depth: number, isInMeta: boolean, measuring: Measuring): void {
  const { count } = measuring;
  const isMeta = isInMeta || field.name.value.startsWith('__');
  countField(field, measuring);
  if (field.arguments?.some(isQuestion)) count.questions += 1;
  if (count.questions > LIMITS.questions) throw new Beyond('questions', LIMITS.questions, field);
  if (depth > LIMITS.depth && !isMeta) throw new Beyond('levels', LIMITS.depth, field);
  if (field.selectionSet) measure(field.selectionSet, depth + 1, isMeta, measuring);
}

function countField(node: ASTNode, { count }: Measuring): void {
  count.fields += 1;
  if (count.fields > LIMITS.fields) throw new Beyond('fields', LIMITS.fields, node);
}

/** What is asked of the rules has an input or a request; lookups have neither. */
function isQuestion({ name }: { name: { value: string } }): boolean {
  return name.value === 'input' || name.value === 'request';
}
