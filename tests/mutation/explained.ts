/** Mutants that nobody can notice, and why: `<machine> · <mutant>`. None survives at present. */
export const explained: Record<string, string> = {}
