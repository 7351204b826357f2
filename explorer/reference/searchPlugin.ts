import type { ImmutableList, ImmutableMap, Plugin, TaggedOperations } from 'swagger-ui-dist/swagger-ui-es-bundle.js';

const LABEL = 'Find operations by path, group or what they do';

/** Every word occurs in the path, the method, the summary, or the name of the group. */
function matches(words: readonly string[], group: string, operation: ImmutableMap): boolean {
  const parts = [group, operation.get('method'), operation.get('path'), operation.getIn(['operation', 'summary'])];
  const text = parts.join(' ').toLowerCase();
  return words.every((word) => text.includes(word));
}

function opsFilter(groups: TaggedOperations, phrase: string): TaggedOperations {
  const words = phrase.toLowerCase().split(/\s+/).filter(Boolean);
  const operationsOf = (group: ImmutableMap) => group.get('operations') as ImmutableList<ImmutableMap>;
  return groups
    .map((group, name) =>
      group.set(
        'operations',
        operationsOf(group).filter((operation) => matches(words, name, operation)),
      ),
    )
    .filter((group) => operationsOf(group).size > 0);
}

/** Swagger UI's own search knows paths and groups alone, and its field has no label. */
export const searchPlugin: Plugin = ({ React, layoutSelectors, layoutActions }) => {
  const searchText = () => {
    const filter = layoutSelectors.currentFilter();
    return typeof filter === 'string' ? filter : '';
  };
  return {
    fn: { opsFilter },
    components: {
      FilterContainer: () =>
        React.createElement(
          'div',
          { className: 'wrapper', role: 'search' },
          React.createElement('input', {
            type: 'search',
            className: 'operation-filter-input',
            'aria-label': LABEL,
            placeholder: LABEL,
            value: searchText(),
            onChange: (event: { readonly target: HTMLInputElement }) => layoutActions.updateFilter(event.target.value),
          }),
        ),
    },
  };
};
