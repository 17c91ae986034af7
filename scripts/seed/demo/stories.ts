import {bakeryAtTheFourthCorner} from './stories/bakery-at-the-fourth-corner.ts'
import {barefootRelay} from './stories/barefoot-relay.ts'
import {bridgeAtKilometreSix} from './stories/bridge-at-kilometre-six.ts'
import {countingSteps} from './stories/counting-steps.ts'
import {easyDaysEasy} from './stories/easy-days-easy.ts'
import {fifteenSteps} from './stories/fifteen-steps.ts'
import {firstSnowAtPrairieHills} from './stories/first-snow-at-prairie-hills.ts'
import {girlsWhoKeepTheTime} from './stories/girls-who-keep-the-time.ts'
import {hillsWithoutAWatch} from './stories/hills-without-a-watch.ts'
import {lastLapOfTheEveningMeet} from './stories/last-lap-of-the-evening-meet.ts'
import {pacemakerWhoStayed} from './stories/pacemaker-who-stayed.ts'
import {porridgeAndIron} from './stories/porridge-and-iron.ts'
import {relayInTheRain} from './stories/relay-in-the-rain.ts'
import {riverbedWasTheTrack} from './stories/riverbed-was-the-track.ts'
import {shoeLibrary} from './stories/shoe-library.ts'
import {sleepBeforeTheSecondRun} from './stories/sleep-before-the-second-run.ts'
import {surveyorWhoCameBack} from './stories/surveyor-who-came-back.ts'
import {talkingAfterTheRace} from './stories/talking-after-the-race.ts'
import {tenThousandSeedlings} from './stories/ten-thousand-seedlings.ts'
import {timetableWithNoHoles} from './stories/timetable-with-no-holes.ts'
import {weekAfterABadRace} from './stories/week-after-a-bad-race.ts'
import {whatTheTreadmillKnows} from './stories/what-the-treadmill-knows.ts'
import {whenTheMorningGotHot} from './stories/when-the-morning-got-hot.ts'
import type {Story} from './story.ts'

export const stories: readonly Story[] = [
  lastLapOfTheEveningMeet,
  pacemakerWhoStayed,
  fifteenSteps,
  relayInTheRain,
  firstSnowAtPrairieHills,
  timetableWithNoHoles,
  surveyorWhoCameBack,
  bakeryAtTheFourthCorner,
  tenThousandSeedlings,
  whenTheMorningGotHot,
  riverbedWasTheTrack,
  bridgeAtKilometreSix,
  shoeLibrary,
  barefootRelay,
  girlsWhoKeepTheTime,
  easyDaysEasy,
  hillsWithoutAWatch,
  talkingAfterTheRace,
  whatTheTreadmillKnows,
  countingSteps,
  sleepBeforeTheSecondRun,
  porridgeAndIron,
  weekAfterABadRace,
]
