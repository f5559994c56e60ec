import type { RuleExamples } from '../../../proposals/rule.ts'

export const examples: RuleExamples = {
  record: { right: 7, soSo: 0, wrong: 0 },
  fires: [
    [
      'The museum opened its new wing in the spring after years of work, and it drew more visitors than the old one ever had.',
      'The museum opened its new wing in the spring after years of work. It drew more visitors than the old one ever had.',
    ],
  ],
  silent: [
    'The baker packed the bread in paper and a box of wood in the morning, so it would reach the people of the town whole.',
    'We use a story of a peaceful strike to show how the workers were silenced by the guards, and the excessive force employed against the old and weak.',
    'The committee looked at the cost of the bridge and of the road; in the end nobody on the council agreed with it.',
    'We use a design in which, where the first part reads the words of the text, the second says what they mean.',
    'The people of the town never expected the old king to become the evil one, and the thief to become the chosen hero.',
    'The court in the old town acknowledged in its letter, and it is clear to all, that the error was due to neglect.',
    'The food was very good, the service was friendly and full of small attentions, and the prices were quite reasonable too.',
    'She wrote that her work on the old law of the land, and her letters to the court, are closely linked with one another.',
    'Her long work of many years on the old law of the land, and her letters to the court, are closely linked with one another.',
    'If the museum opens its new wing in the spring after years of work, and it draws more visitors, the city gains.',
    'The thing at the desk was about seven feet tall with a hat on, and a kind of pearl color and seemed to be mostly knees.',
    'It was not a sword of fire in the hands of some old king of the north, but a tool that would cut through the ice.',
    'The only thing he noticed, and he noticed it without knowing what to do about it, was that all of the clothes were tied.',
    'It was good to look after your books, and in many cases to watch a table at the market become a shop, and a shop become three.',
  ],
}
