/** The background and underline of each source's marks. The number after a mark also names its source. */
const colours = [
  {
    ground: 'bg-chart-1/15',
    line: 'decoration-chart-1',
    chip: 'bg-chart-1/20',
    number: 'after:bg-chart-1/20',
    bar: 'bg-chart-1',
  },
  {
    ground: 'bg-chart-3/20',
    line: 'decoration-chart-3',
    chip: 'bg-chart-3/25',
    number: 'after:bg-chart-3/25',
    bar: 'bg-chart-3',
  },
  {
    ground: 'bg-chart-2/20',
    line: 'decoration-chart-2',
    chip: 'bg-chart-2/25',
    number: 'after:bg-chart-2/25',
    bar: 'bg-chart-2',
  },
  {
    ground: 'bg-danger-fill/15',
    line: 'decoration-danger-fill',
    chip: 'bg-danger-fill/20',
    number: 'after:bg-danger-fill/20',
    bar: 'bg-danger-fill',
  },
  {
    ground: 'bg-positive-fill/15',
    line: 'decoration-positive-fill',
    chip: 'bg-positive-fill/20',
    number: 'after:bg-positive-fill/20',
    bar: 'bg-positive-fill',
  },
] as const

export function colourOf(source: number) {
  return colours[source % colours.length]!
}
