import { inflectVerb } from './inflect.ts'

/**
 * Verbs of the clauses that models write, by what a rule can make of the clause, in their base form. They were counted in
 * the texts of models in the training data.
 */

/** Verbs of a further act of the subject: "…, offering rooms" can only become "and offers rooms". */
export const actTails = `
  accuse achieve add address adopt advocate aim align announce allege analyze argue assert attempt
  avoid become blend call capture celebrate challenge choose cite claim combine compare complement
  connect convey craft criticize deliver demand demonstrate describe discuss display draw earn embody
  embrace emphasize encompass establish engage enter evoke examine explain explore express feature
  focus forge fulfill gain guide harm highlight honor hope ignore immerse indicate identify illustrate
  incorporate influence insist integrate introduce issue join link merge mirror mix note offer outline
  outperform overlook paint place play point portray pose praise present prioritize provide pursue
  question recommend refuse reject reflect rely remind represent reveal secure seek serve set shape
  share shed showcase spend study suggest signal state stress surpass symbolize take tackle target test
  trace treat try underline underscore urge vow warn weave welcome win`

/** Verbs of an effect of the whole sentence: "…, making it easier" can become "which makes" as well as "and makes". */
export const effectTails = `
  accelerate aid affect allow alter attract blur boost bring build cause complicate contribute create
  cut deepen delay deny diminish discourage disrupt drive ease elevate eliminate enable encourage
  enhance ensure erode exacerbate escalate expand expose extend facilitate force foster free fuel
  generate give ignite increase improve inspire invite keep lead leave limit lock lower make maximize
  mean minimize necessitate neglect open pave preserve prevent produce promote prompt propel protect
  push raise redefine reduce reinforce remove render require restore result risk save send shift
  shorten show simplify slow solidify spare spark speed spread stabilize streamline strengthen support
  threaten transform trigger turn uncover unlock undermine weaken widen worsen yield`

/** More of what a subject does beside the main verb: rarer, and as certain. */
export const furtherActTails = `
  accommodate adapt adhere adjust admit advance amass apply appoint approach arrange articulate aspire
  assess assist assure attribute awaken award bridge broadcast carve cater caution cement champion
  chart circumvent clarify coin collaborate collect comment commit compensate compile complete
  compromise condemn confirm confront conquer consolidate consult contextualize convert cultivate
  curate declare decorate dedicate defeat defend define defy demolish denounce deploy deprive derail
  design detail determine develop devise dismiss dispatch distance distort document dominate donate
  edit educate electrify elicit employ empower encapsulate endorse endow energize enforce enlighten
  enlist enrich equip erase escape evaluate exceed execute exemplify exhibit experiment exploit export
  fix frame govern grant ground halt help hinder hire illuminate imbue impair impede implement imply
  import impose impress inform infringe infuse inject insert inspect install instill interpret
  intertwine interview invest investigate invoke jeopardize label lack launch leverage master mitigate
  mobilize motivate narrate narrow navigate negotiate neutralize nominate normalize notify nurture
  obscure obstruct obtain opt order organize overcome overshadow overwhelm paralyze perform perpetuate
  persuade pioneer plunge pollute postpone predict propose prove provoke publish purchase quantify
  quell rally ravage reaffirm reassure rebuild reclaim record recount recruit redirect reference regain
  relay relieve remain repair replace reproduce rescue resemble reshape resolve resonate respect retain
  retrieve revise revisit revitalize revive reward rival ruin sabotage sacrifice safeguard satisfy
  schedule score scrutinize seize select sell separate settle shatter shield sign silence simulate
  smooth solve soothe stage steer stifle stir strip strive subvert sue summarize summon supplement
  supply suppress sustain switch synthesize temper terminate thrill track transcend transition
  translate transport traverse unify unite unleash unveil update upend uproot utilize validate veto
  violate visualize voice volunteer waive warrant waste weigh witness`

/**
 * What people do beside the main verb: "He nodded, reaching for the lamp" becomes "He nodded and reached for the lamp".
 * Verbs that hold only while something else happens (wear, hold, sit) and states of mind (know, hope) are left out.
 */
export const peopleActs = `
  accept acknowledge admire admit advise ask assure attend beg blow brush buy catch check chew choose
  chuckle clap climb comment compare complain count crawl cross cry dance dart dash declare dive drag
  drum eat enjoy examine exclaim fish fix flash flick flip fold fumble gasp gather gaze gesture giggle
  glance glare grab grasp grin grip groan growl grunt hand hide hug hum hurl joke jump kick kiss kneel
  knock laugh leap learn lick lift light listen lock look lower manage measure mention mix move murmur
  mutter nibble nod notice observe order pace peek peel peer pick pile plead point ponder pour pray
  prepare press pretend promise pull push put question quote race raise reach read realize realise
  recall recite reflect refuse release repeat reply report request respond rest return rip roll rub run
  rush savor savour scan scoop score scramble scratch scream scribble search settle shake share shift
  shiver shout shove show shrug sigh sing sip slam slide slip smile smirk snap snatch sniff sob speak
  spend spin splash spot spread squeeze squint stammer stare steal step stir stop straighten stride
  strike stroke struggle stumble swallow sweep swing tap taste taunt teach tear tease tell thank throw
  tie tilt toss touch trace tremble trip try tuck tug turn twirl type unfold unlock visit wait wander
  warn watch wave whisper whistle wince wipe wonder work wrap write yell`

/** Verbs of voices, eyes, hands and things: ", her voice trembling" becomes "and her voice trembled". */
export const stirringVerbs = `
  ache advance beat become bend betray billow blaze blend blink blur boil boom bounce brace break
  brighten brush burn buzz carry cast catch churn clatter claw clench click cling clink close cloud
  clutch coil collapse collide contort contrast course cover crack crackle crash creak creep crinkle
  crumble crunch curl curve cut dance darken dart deepen dig dilate dim disappear dissolve drag drift
  drip drop drown drum dry echo erupt expand explode extend fade fall falter fight fill find flap flare
  flash flick flicker flinch float flood flow flush flutter fly focus fold form fracture fray freeze
  frown fumble furrow gain glance glare gleam glimmer glint glisten glitter glow grate graze grind grip
  groan grow growl guide hammer hang harden heave hiss hover hum illuminate intensify jerk jingle land
  lash lift light linger lock loom lose meet melt mingle mirror moan mock morph move narrow pale peel
  pierce play plead point pound pour press promise protest protrude pull pulse pump push quicken quiver
  race radiate rattle reach recede reek reel reflect relax remain resonate rest return ring ripple rise
  roam roar roll rumble run rush rustle sag scan scrape scratch scream screech search seep send settle
  shake sharpen shatter shed shift shimmer shine shiver shoot shout shrink shudder sigh simmer sink
  skitter slacken slam slap slice slide slip slow slump smoke snag snap soar soften sound spark sparkle
  speak spill spin splash splay splinter spread squeak squeal stiffen sting stir strain stream stretch
  struggle surge swallow swamp swarm sway sweat sweep swell swing swirl swish tap tear tense thrash
  throb thud thump tighten tilt tingle touch trace trail transform travel tremble trickle tug tumble
  turn twinkle twirl twist twitch unfold unfurl unravel vanish vibrate wander waver weave weep well
  wheeze whip whirl whirr whisper whistle whiten widen wobble wrap wrinkle writhe yearn`

/** More of what people do, for Strong, without verbs of what an event brings about (cause, allow). */
export const furtherPersonActs = `
  abandon answer apologize approach avoid back bark bow brace bump buy bypass call carry carve chase
  claim cling close coax collapse combine comfort conceal continue convince cook cough count cover
  crack criticize crouch crush cut dangle dare decide deliver describe demand discover dismiss dodge
  draw drop eat edge emerge empty end enter eye fall fiddle fill find finish flinch fling fly focus
  follow frown get glide go grapple greet grind hang head help hit hoist hop hurry ignore imagine
  insist inspect invite join keep kill lay lead lean leave lie listen lunge make manage march mention
  mock motion mumble mutter nibble nudge offer open order pack pass pat pause pay phone pick pin pinch
  place plan play pocket poke polish pop pray present press promise propose reach recite refuse reject
  remark remember remind resist retreat retrieve return review ride ring rise rock rub rummage sample
  save say scan scold scour scrape scroll see seize send serve set sew shield ship shoot shuffle shut
  sink sit skip slap slash smash smooth sniff snap soak solve speak spill splash spray sprint stack
  stand start stay steer stick stitch stoop stop strain strike stroke study suggest survey swim swipe
  switch take talk tear tend think threaten tidy toss tour tow trade trail travel try twirl urge vanish
  venture visit vow walk warn weave weigh wheel whip whirl whisper work wrestle wriggle`

/** Verbs of a state during the main action. They become a sentence of their own, and not a second verb after "and". */
export const personStates = `
  admire aim anticipate await believe clutch cradle dread enjoy envy expect fear feel grip hate hear
  hold hope hover know lack like live long love miss need notice prefer pretend radiate realize relish
  savor sense struggle try support suspect trust understand wait want watch wear wield wish wonder
  yearn cling linger lurk stare gaze`

/** Maps the -ing forms of listed verbs to their base forms, in American and British spelling. */
export function basesByGerund(...lists: string[]): ReadonlyMap<string, string> {
  const bases = lists.flatMap(verbsOf).flatMap((base) => [base, toBritish(base)])
  return new Map(bases.map((base): [string, string] => [inflectVerb(base, 'ing'), base]))
}

export function verbsOf(list: string): string[] {
  return list.trim().split(/\s+/)
}

function toBritish(base: string): string {
  return base.replace(/([^aeiou])ize$/, '$1ise').replace(/yze$/, 'yse')
}
