export interface DefaultPage {
  title: string
  description: string
  body: readonly object[]
}

const contactEmail = 'hello@beyondthefinishline.example'
const whatsappNumber = '+254 700 000 000'

/** What the pages say until the editors publish their own: an empty lake shows the site whole. */
export const defaultPages: Readonly<Record<string, DefaultPage>> = {
  about: page('About Beyond the Finish Line', 'What we do and why, and for whom.', [
    text('A race takes minutes. What leads to it takes years, and what follows takes a life.'),
    heading('Our mission'),
    text('To tell the stories of Kenyan and African athletics truthfully, and beyond the finish line.'),
    heading('Our vision'),
    text('A sport in which every athlete is known as a person before they are known as a time.'),
    heading('What we do'),
    item('Stories and profiles of athletes, from the track, the road and the village.'),
    item('Women in athletics: those who run, coach, officiate and lead.'),
    item('Official race results, to read and to download.'),
    item('Scholarships, training and health in plain words.'),
    heading('Our focus'),
    item('Women'),
    item('Youth'),
    item('Social impact'),
    item('Climate'),
    heading('Who it is for'),
    item('Athletes'),
    item('Coaches and scouts'),
    item('Fans'),
    item('Media'),
    item('Scholarship seekers'),
    item('Development partners'),
    heading('Contact'),
    text(`E-mail: ${contactEmail}`),
    text(`WhatsApp: ${whatsappNumber}`),
  ]),
  terms: page('Terms of use', 'The rules for using this site, in plain words.', [
    text('Everything here may be read freely and without an account. Please name us when you quote us.'),
    text('Speak to people as you would at the track: no insults, no threats, no advertisements.'),
    text('Training and health texts are no medical advice.'),
    text(`Questions: ${contactEmail}`),
  ]),
  privacy: page('Privacy', 'What we know about you, why, and how to make us forget it.', [
    text('We count openings of pages without a name and without a profile.'),
    text('With an account we keep your name, your e-mail address, your likes and your comments.'),
    text('Other readers see your name and your comments, never your address.'),
    text(`Questions: ${contactEmail}`),
  ]),
  'get-involved': page('Get involved', 'Mentor a young athlete, share your story, or give a Saturday.', [
    text('This site is made by people who love the sport and by people who were carried by it.'),
    heading('Mentorship'),
    text('Half an hour a month for somebody of seventeen who wants to know what you know.'),
    heading('Share your story'),
    text('You need not be famous and you need not have won. Tell us what happened.'),
    heading('Volunteer'),
    text('Timekeepers, drivers, photographers, translators: say where you live.'),
    text(`Write to ${contactEmail}.`),
  ]),
}

function page(title: string, description: string, body: readonly object[]): DefaultPage {
  return {title, description, body: body.map((block, index) => ({...block, _key: `block-${index}`}))}
}

function heading(words: string) {
  return block(words, {style: 'h2'})
}

function text(words: string) {
  return block(words, {style: 'normal'})
}

function item(words: string) {
  return block(words, {style: 'normal', listItem: 'bullet', level: 1})
}

function block(words: string, kind: object) {
  return {
    _type: 'block',
    markDefs: [],
    children: [{_type: 'span', _key: 'words', text: words, marks: []}],
    ...kind,
  }
}
