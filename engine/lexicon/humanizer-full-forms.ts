/**
 * Contracted forms where models of today contract more than people do in prose. Speech is locked; questions, tags and
 * ends of clauses are left as they are, as what follows has to show that nothing but the full form is meant.
 */
export const FULL_FORMS = `
= it's [!~been|got|had|become|made|gone|come|taken] [a|an|the|not|important|also|about|all|like|clear|worth|easy|hard|no|one|what|how|just|still|always|only|very|so|more] -> it is
= that's [!~been|got|had|become|made|gone|come|taken] [a|an|the|not|what|how|why|where|just|all|when|one|because] -> that is
= there's [!~been|got|had] [a|an|the|no|also|something|still|nothing|more|plenty|always] -> there is
= they're [a|an|the|not|also|all|just|still|always|more|very|so|often|*ing] -> they are
= isn't [a|an|the|just|about|only|always|enough|merely|simply|whether] -> is not
= aren't [a|the|just|about|only|always|enough|merely|simply|*ing] -> are not
= wasn't [a|an|the|just|about|only|always|enough|merely|simply] -> was not
= weren't [a|the|just|about|only|always|enough|merely|simply] -> were not
= [!why] doesn't [@VERB] -> does not
= [!why] didn't [@VERB] -> did not
= couldn't [@VERB] [!but] -> could not
= wouldn't [@VERB] -> would not
= hasn't [@VERB] -> has not
= hadn't [@VERB] -> had not
`
