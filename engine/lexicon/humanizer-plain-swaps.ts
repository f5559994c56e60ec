/** Long words for short ones that mean the same wherever these words stand: sure enough for the mildest mode. */
export const PLAIN_SWAPS = `
= societal/A [@NOUN] -> social
= nearly all|every|half -> almost $2
= [an|the|another|every|this|rare|great|good|excellent|unique|of] opportunity to [@VERB] -> chance to
= [!@DET|PRON|ADJ] subsequent/A [*s] -> later
= [!the|these|those|its|their|his|her|our|my|your|this] multiple/A [*s] [!~sclerosis|comparisons|integrals|births|choice|regression|injuries|wounds|fractures] -> several
= in this paper , we [propose|present|introduce|study|consider|describe|show|develop|address|investigate|explore|examine|analyze|give|prove|report|discuss|argue|look|use|provide|offer|suggest|focus|aim] -> here we
= [effectiveness|efficacy|superiority|performance|accuracy|efficiency|applications|application|robustness|utility|scalability|limits|limitations|validity] of our|the|proposed approach [!to] -> of $2 method
`
