import {h2, p, ul} from './rich-text.ts'
import type {Block} from './rich-text.ts'

export type Page = {slug: string; title: string; description: string; body: readonly Block[]}

const contactEmail = 'hello@beyondthefinishline.example'
const whatsappNumber = '+254 700 000 000'

export const pages: readonly Page[] = [
  {
    slug: 'about',
    title: 'About Beyond the Finish Line',
    description:
      'What we do and why: stories of Kenyan and African athletics, told beyond the finish line, for the people who live them.',
    body: [
      p(
        'A race takes minutes. What leads to it takes years, and what follows takes a life. We write about the years and the life.',
      ),
      h2('Our mission'),
      p(
        'To tell the stories of Kenyan and African athletics truthfully and in full: where people come from, what they carry, who helped, and what they do once the crowd has gone home.',
      ),
      h2('Our vision'),
      p(
        'A sport in which every athlete is known as a person before she is known as a time, and in which a child in any village can read about somebody who began where she stands.',
      ),
      h2('What we do'),
      ul(
        'We publish profiles, reports and long stories from the track, the road and the village.',
        'We keep official race results where everybody can find and download them.',
        'We explain scholarships, training and health in plain words.',
        'We follow what heat, drought and felled trees do to the places where people run.',
      ),
      h2('Our focus'),
      ul(
        '**Women:** the athletes, coaches, officials and mothers who move the sport.',
        '**Youth:** a first pair of shoes, a first race, a first page of one’s own.',
        '**Social impact:** projects that a community has built and keeps.',
        '**Climate:** the ground under our feet and the air above it.',
      ),
      h2('Who it is for'),
      ul('Athletes', 'Coaches and scouts', 'Fans', 'Media', 'Scholarship seekers', 'Development partners'),
      h2('Contact'),
      p(
        `Write to [${contactEmail}](mailto:${contactEmail}) or send a WhatsApp message to ${whatsappNumber}. We read everything and answer most of it.`,
      ),
    ],
  },
  {
    slug: 'terms',
    title: 'Terms of use',
    description: 'The rules for using this site, in plain words.',
    body: [
      p('These terms are short because we want you to read them. By using the site you agree to them.'),
      h2('Reading'),
      p(
        'Everything we publish may be read freely and without an account. You may quote us if you name us and link to the story. Please ask before you reprint a whole story or a picture.',
      ),
      h2('Your account'),
      p(
        'One account a person, with an address that is yours. Keep your password to yourself. You can take out all your data or delete the account at any time on your account page.',
      ),
      h2('Comments'),
      ul(
        'Speak to people as you would at the track.',
        'No insults, no threats, no advertisements, nothing that is not yours to publish.',
        'Moderators may hide what breaks these rules. You can ask for a second look.',
      ),
      h2('Results'),
      p(
        'We publish results as the organisers give them to us and correct errors as soon as we know of them. The organiser’s own document decides.',
      ),
      h2('Liability'),
      p(
        'Training and health texts are no medical advice. See a doctor or a physiotherapist before you act on them.',
      ),
    ],
  },
  {
    slug: 'privacy',
    title: 'Privacy',
    description: 'What we know about you, why, and how to make us forget it.',
    body: [
      p('We collect as little as the site needs.'),
      h2('When you read'),
      p(
        'We count page views without a name and without a profile. If your browser says Do Not Track, we count nothing with anybody else.',
      ),
      h2('When you have an account'),
      p(
        'We keep your name, your e-mail address, a scrambled form of your password, your likes and your comments. Other readers see your name and your comments, never your address.',
      ),
      h2('Your rights'),
      ul(
        'See everything we keep about you, as a file.',
        'Correct it.',
        'Delete your account; after seven days nothing of it is left.',
      ),
      h2('Who else sees it'),
      p(
        'Nobody buys it, because we do not sell it. Videos are loaded from their host only after you press play.',
      ),
      h2('Questions'),
      p(`Write to [${contactEmail}](mailto:${contactEmail}).`),
    ],
  },
  {
    slug: 'get-involved',
    title: 'Get involved',
    description: 'Mentor a young athlete, share your story, or give a Saturday.',
    body: [
      p(
        'This site is made by people who love the sport and by people who were carried by it. There is room.',
      ),
      h2('Mentorship'),
      p(
        'If you have been to a university on a scholarship, run a season abroad or come back from one, there is somebody of seventeen who needs half an hour of your time a month.',
      ),
      h2('Share your story'),
      p(
        'You need not be famous and you need not have won. Tell us what happened, as you would tell it to a friend on the bus. We will ask questions, write it down with you and publish nothing that you have not read.',
      ),
      h2('Volunteer'),
      p(
        'Timekeepers, drivers, photographers, people who can translate or mend shoes: write to us and say where you live.',
      ),
      p(`Our address is [${contactEmail}](mailto:${contactEmail}).`),
    ],
  },
]

/** Only what the specification says; every other setting stays empty, so that the site shows its own texts. */
export const siteSettings = {
  _id: 'siteSettings',
  _type: 'siteSettings',
  name: 'Beyond the Finish Line',
  tagline: 'The stories of Kenyan and African athletics that go beyond the finish line.',
  contactEmail,
  whatsappNumber,
  newsletter: {enabled: false, claim: 'Join 50,000+ athletes and supporters in our community'},
  commentEditMinutes: 0,
} as const
