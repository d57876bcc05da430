import { definePlugin } from '@toolsearch/gateway';

export default definePlugin({
  id: 'shop',
  register(api) {
    api.tool({
      name: 'refund',
      description: 'Refunds an order.',
      inputSchema: { type: 'object', properties: { order: { type: 'string' } }, required: ['order'] },
      execute: ({ order }) => ({ content: [{ type: 'text', text: `Refunded ${order}.` }] }),
    });
    api.hook('before_tool_call', ({ args }) => (args.order === 'A-0' ? { block: 'A-0 is not for sale' } : undefined));
  },
});
