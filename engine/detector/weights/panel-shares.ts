import { exp } from '../../portable-math.ts'
import { type Combined, lineAt } from './calibration.ts'
import { calibration } from './load-model.ts'
import { byPanel, type Panel, panelNames } from './panels.ts'

/** Returns each panel's share of the summed odds. */
export function shareOdds(combined: Combined, words: number): Record<Panel, number> {
  const lines = byPanel((panel) => lineAt(calibration.panels[panel], combined[panel], words))
  const highest = Math.max(...panelNames.map((panel) => lines[panel]))
  const odds = byPanel((panel) => exp(lines[panel] - highest))
  const all = panelNames.reduce((sum, panel) => sum + odds[panel], 0)
  return byPanel((panel) => odds[panel] / all)
}
