/**
 * English words that happen to be words of another language's dictionary with another meaning (`fare` is "do" in
 * Italian). In a query that is otherwise English they are left alone.
 */
export const falseFriends = `
fare pour file chat come sale pare mare mete note notes die gift rate handy
`;
