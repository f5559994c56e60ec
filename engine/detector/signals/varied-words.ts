import { type Signal, say, strengthBetween } from './signal.ts'

/** Distinct words among the first ones: one in seventeen human passages has as many. */
const stretches = [
  { words: 100, least: 79, most: 90 },
  { words: 50, least: 46, most: 50 },
]

export const variedWords: Signal = {
  name: 'varied-words',
  measure({ words }) {
    const stretch = stretches.find((each) => each.words <= words.length)
    if (!stretch) return null
    const different = new Set(words.slice(0, stretch.words)).size
    if (different < stretch.least) return null
    return {
      says: say.varied({ words: stretch.words, found: different }),
      strength: strengthBetween(different, 2 * stretch.least - stretch.most, stretch.most),
    }
  },
  examples: {
    fires: [
      'Coastal engineers describe tidal turbines with quiet enthusiasm. Heavy steel blades rotate beneath grey water while sensors track pressure, salinity and drifting debris. Every morning, crews inspect cables, tighten bolts, then radio results ashore. Investors visit during calmer months, admiring graphs that promise decades of predictable revenue. Fishermen remain unconvinced; nets snag, migration routes shift, old harbours lose trade. Local politicians praise jobs but avoid mentioning subsidies. Meanwhile, physics students camp nearby, measuring currents for theses nobody may read. Winter storms eventually decide which machines survive, whose forecasts were honest, and how much patience this windswept community still has left for grand experiments at sea.',
    ],
    silent: [
      'We got to the lake and the sun was out and we sat on the dock and we ate the buns that Mum had made and then we swam to the far side and back and then we sat on the dock and ate the rest of the buns and the sun was still out and we swam to the far side and back and it was time to go home and we went home and had tea and then it was time to go to bed and the day was over and it was a good day and we all said so.',
      'Every word here differs.',
    ],
  },
}
