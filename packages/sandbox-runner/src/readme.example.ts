import { createSandbox } from '@toolsearch/sandbox-runner';

const sandbox = await createSandbox();
const outcome = await sandbox.run(
  `const order = await shop.find('tea');
   console.log('found', order.id);
   return order.cups * 2;`,
  {
    timeoutMs: 5000,
    functions: { shop: { find: async ([what]) => ({ id: `${what}-1`, cups: 3 }) } },
  },
);
if (outcome.ok) console.log(outcome.value);
else console.error(outcome.code, outcome.message, outcome.line);
await sandbox.close();
