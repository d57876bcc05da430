/** A small catalog written for the tests: several servers, look-alike names, identifiers of every style. */
import type { SearchDocument } from './document.ts';

function server(name: string, tools: Readonly<Record<string, string>>): SearchDocument[] {
  return Object.entries(tools).map(([tool, description]) => ({
    id: `mcp:${name}:${tool}`,
    name: tool,
    alias: `${name}__${tool}`,
    owner: name,
    source: 'mcp',
    description,
  }));
}

export const DOCUMENTS: readonly SearchDocument[] = [
  ...server('forge', {
    create_issue: 'Create an issue in a repository.',
    create_issue_comment: 'Add a comment to an issue.',
    list_issues: 'List the issues of a repository.',
    merge_pull_request: 'Merge an open pull request into its base branch.',
    get_me: 'The account that is signed in.',
  }),
  ...server('agenda', {
    createEvent: 'Put an event on the calendar.',
    listEvents: 'Events of the calendar between two dates.',
    deleteEvent: 'Take an event off the calendar.',
  }),
  ...server('disk', {
    read_file: 'Read the text of one file.',
    write_file: 'Write text to a file.',
    list_directory: 'Names of the files in a directory.',
  }),
  ...server('shop', {
    'refund-payment': 'Give a payment back to the customer.',
    'create-invoice': 'Bill a customer for goods or services.',
    getURLsForHTTPServer: 'Addresses under which the storefront is served.',
  }),
];

/** The ids of a ranking. */
export function idsOf({ hits }: { readonly hits: readonly { readonly id: string }[] }): string[] {
  return hits.map(({ id }) => id);
}
