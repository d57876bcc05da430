import { createCatalog, jsonResult } from '@toolsearch/catalog';

const catalog = createCatalog([
  {
    source: 'plugin',
    owner: 'billing',
    name: 'create_invoice',
    description: 'Create an invoice for a customer.',
    inputSchema: { type: 'object', properties: { customer: { type: 'string' } }, required: ['customer'] },
    execute: async ({ customer }) => jsonResult({ invoice: `for ${customer}` }),
  },
]);
export const [hit] = catalog.search('bill a customer').hits;
