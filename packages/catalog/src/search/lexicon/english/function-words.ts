/** English words that carry grammar, not meaning: they count as evidence of English and are never expanded. */
export const functionWords = `
a an the this that these those my your our their his her its i me we you he she it they them us
is are was were be been being am do does did doing done has have had having can could may might shall should will would must
and or but not if then else when while because so than as of in on at by for from to into onto with without within about between
through during before after above below over under again there here where which who whom whose what why how
all any both each few more most other some such only own same too very just also please let lets want wants wanted need needs
needed like would i'd i'm i've don t s ve ll re m d could able using via per up out off
something someone anything anyone everything everyone somewhere thing things one ones
`;
