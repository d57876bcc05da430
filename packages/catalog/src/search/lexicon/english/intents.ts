/**
 * What several words ask for together, when tools name it otherwise. The line format is explained in ../README.md.
 */
export const intentLines = `
# version control
undo|revert|take back|roll back + commit|commits: git reset, revert, rollback .4
uncommitted|unfinished|work in progress + save|keep|set aside|shelve|work|changes: stash, git stash
bill|charge + customer|client|buyer|patient: create invoice, invoice .7
`;
