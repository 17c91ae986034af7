import type {Race} from './load-races.ts'
import type {GalleryVideo} from './load-videos.ts'

// What the front page says of itself: fixed by the specification, or shown until the editors have something real.

export const climate = {
  changes: [
    {figure: '+2.5°C', what: 'temperature increase in the Rift Valley'},
    {figure: '-30%', what: 'rainfall variability'},
  ],
  initiatives: [
    {
      name: 'Carbon-neutral meets',
      what: 'Races that count what they burn and pay it back on the slopes they run past.',
      impact: '50K tons CO₂ offset',
    },
    {
      name: 'Trees for the training hills',
      what: 'Camps, schools and clubs plant native forest along the roads where they train.',
      impact: '100K trees planted',
    },
    {
      name: 'Water on the long-run routes',
      what: 'Stations that fill bottles for runners and jerrycans for the homes beside the road.',
      impact: '200+ stations built',
    },
  ],
  quote: {
    words:
      'The river we used to jump across on the morning run is a path now. We carry the medals, so we carry the message too.',
    by: 'A marathon champion from the Rift Valley',
  },
}

const inert = {registrationHref: null, detailsHref: null}

export const exampleRaces: readonly Race[] = [
  {
    id: 'highland',
    name: 'Highland Sunrise Marathon',
    date: '2027-03-14',
    location: 'Iten, Kenya',
    distances: ['42 km', '21 km', '10 km'],
    participants: '5,000+ runners',
    startTime: '6:00 AM',
    ...inert,
  },
  {
    id: 'lake',
    name: 'Lakeside Half Marathon',
    date: '2027-05-09',
    location: 'Kisumu, Kenya',
    distances: ['21 km', '10 km', '5 km'],
    participants: '3,500+ runners',
    startTime: '6:30 AM',
    ...inert,
  },
  {
    id: 'city',
    name: 'City of Acacias 10K',
    date: '2027-07-18',
    location: 'Nairobi, Kenya',
    distances: ['10 km', '5 km', 'Children’s 2 km'],
    participants: '8,000+ runners',
    startTime: '7:00 AM',
    ...inert,
  },
]

export const exampleVideos: readonly GalleryVideo[] = [
  {title: 'Before the first light', category: 'Documentary', duration: '12:45', views: '125K', url: null},
  {title: 'What the last lap asks', category: 'Interviews', duration: '8:30', views: '89K', url: null},
  {title: 'A week of hills', category: 'Training', duration: '15:20', views: '67K', url: null},
  {title: 'The barefoot school meet', category: 'Community', duration: '10:05', views: '54K', url: null},
]

export const newsletterClaim = 'Join 50,000+ athletes and supporters in our community'

/** Names and marks drawn by us, of no real company. */
export const ownPartners = [
  {name: 'Savanna Bank', mark: 'M2 20h20M4 17l8-13 8 13zM12 4v13'},
  {name: 'Twiga Telecom', mark: 'M4 20c0-9 7-16 16-16M4 20c0-5 4-9 9-9M3 20h3'},
  {name: 'Mara Air', mark: 'M2 14l20-9-8 16-3-6zM11 15l11-10'},
  {name: 'Chai Hills', mark: 'M4 20C4 10 10 4 20 4c0 10-6 16-16 16zM4 20L14 10'},
  {name: 'Kilima Outdoor', mark: 'M1 20L9 5l5 9 3-5 6 11zM9 5v6'},
  {name: 'Jua Energy', mark: 'M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM12 1v3M12 20v3M1 12h3M20 12h3'},
] as const
