/**
 * "which" for the "that" of a thing: people mix the two, models write "that". Never of persons, and only where the verb
 * that follows shows that it is a relative clause.
 */
export const RELATIVES = `
[@NOUN] [!people|person|persons|man|men|woman|women|child|children|boy|girl|student|students|worker|workers|voter|voters|citizen|citizens|leader|leaders|candidate|candidates|friend|friends|family|families|team|staff|reader|readers|player|players|artist|artists|individual|individuals|author|expert|experts|critic|critics|one|ones|all|anything|something|everything|nothing|fact|way|time|day|moment|reason|kind|sort|thing|things|only|first|last|much|little] that [is|are|was|were|has|have|had|can|could|will|would|may|might] -> which
`
