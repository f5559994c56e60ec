/**
 * Verbs of the -ing clauses that models hang on the end of a sentence, by what the clause can be made into.
 * Which ones they are: counted in the texts of models in the training data.
 */

/** What the whole sentence brings about: "…, making it easier" can be taken up by "which makes" as well as by "and makes". */
export const EFFECT_TAILS =
  'accelerate aid affect allow alter attract blur boost bring build cause complicate contribute create cut deepen delay deny diminish discourage disrupt drive ease elevate eliminate enable encourage enhance ensure erode exacerbate escalate expand expose extend facilitate force foster free fuel generate give ignite increase improve inspire invite keep lead leave limit lock lower make maximize mean minimize necessitate neglect open pave preserve prevent produce promote prompt propel protect push raise redefine reduce reinforce remove render require restore result risk save send shift shorten show simplify slow solidify spare spark speed spread stabilize streamline strengthen support threaten transform trigger turn uncover unlock undermine weaken widen worsen yield'

/** What the subject itself does beside the main verb: "…, offering rooms" can only become "and offers rooms". */
export const ACT_TAILS =
  'accuse achieve add address adopt advocate aim align announce allege analyze argue assert attempt avoid become blend call capture celebrate challenge choose cite claim combine compare complement connect convey craft criticize deliver demand demonstrate describe discuss display draw earn embody embrace emphasize encompass establish engage enter evoke examine explain explore express feature focus forge fulfill gain guide harm highlight honor hope ignore immerse indicate identify illustrate incorporate influence insist integrate introduce issue join link merge mirror mix note offer outline outperform overlook paint place play point portray pose praise present prioritize provide pursue question recommend refuse reject reflect rely remind represent reveal secure seek serve set shape share shed showcase spend study suggest signal state stress surpass symbolize take tackle target test trace treat try underline underscore urge vow warn weave welcome win'
