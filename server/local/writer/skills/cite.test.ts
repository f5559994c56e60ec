import { expect, test } from 'vitest'
import { ask } from '../testing/ask.ts'

test.each([
  [
    'cite this in APA: Smith, The History of Tea, Oxford University Press, 2010',
    'Smith. (2010). *The History of Tea*. Oxford University Press.',
  ],
  [
    'cite in MLA: Smith, J., The History of Tea, London: Penguin, 2010',
    'Smith, J. *The History of Tea*. Penguin, 2010.',
  ],
  [
    'Chicago citation for The History of Tea by Jane Smith, Penguin, 2010',
    'Smith, Jane. 2010. *The History of Tea*. Penguin.',
  ],
  [
    'make a Harvard reference: Smith, J., The History of Tea, London: Penguin, 2010',
    'Smith, J. (2010) *The History of Tea*. London: Penguin.',
  ],
  [
    'cite in APA: author: Jane Smith and Bob Lee; title: Tides of change; journal: Journal of Marine Science; volume: 12; issue: 3; pages: 45-67; year: 2019',
    'Smith, J., & Lee, B. (2019). Tides of change. *Journal of Marine Science*, *12*(3), 45–67.',
  ],
  [
    'cite in MLA: Lee, R. (2021) "How tides work", Nature, 12(3), pp. 45-67. https://doi.org/10.1038/s41586-020-2649-2',
    'Lee, R. “How Tides Work.” *Nature*, vol. 12, no. 3, 2021, pp. 45–67, https://doi.org/10.1038/s41586-020-2649-2.',
  ],
  [
    'cite in APA: Jane Smith, Bob Lee and Ann Ray, Tea and Empire, Routledge, 2015',
    'Smith, J., Lee, B., & Ray, A. (2015). *Tea and Empire*. Routledge.',
  ],
  [
    'cite in APA: BBC News, The tides are turning, 2024, https://www.bbc.co.uk/news',
    'BBC News. (2024). *The tides are turning*. https://www.bbc.co.uk/news',
  ],
])('%j', async (request, entry) => {
  expect(await ask(request)).toContain(entry)
})

test('gives every style when none is named, and the in-text citation', async () => {
  const reply = await ask('cite this: Smith, The History of Tea, Penguin, 2010')
  for (const style of ['APA', 'MLA', 'Chicago (author-date)', 'Harvard'])
    expect(reply).toContain(`**${style}**`)
  expect(reply).toContain('In the text: (Smith, 2010)')
})

test('reports what it read and what is missing', async () => {
  const reply = await ask('cite in APA: Smith, The History of Tea')
  expect(reply).toContain('author Smith, title “The History of Tea”')
  expect(reply).toContain('Not given: year and publisher')
})

test('asks for the parts when there are none', async () => {
  expect(await ask('cite this in APA')).toContain('Send me the parts')
})
