import type { ComponentType } from 'react';
import { general } from '@polyphony/domain/settings/panels/general.js';
import { system } from '@polyphony/domain/settings/panels/system.js';
import type { FirstTask } from '../../../graphql/generated/typed/graphql';
import { ContentStep } from './ContentStep';
import { LanguagesStep } from './LanguagesStep';
import { MoneyStep } from './MoneyStep';
import { PageStep } from './PageStep';
import { PanelStep } from './PanelStep';
import type { TextName } from '../../../texts/translate';
import type { StepProps } from './stepParts';

/** A step of the guide; its texts are those of the console. */
export interface GuideStep {
  /** The value of the address's `step` parameter. */
  readonly id: string;
  readonly label: TextName;
  readonly title: TextName;
  readonly lead: TextName;
  readonly Step: ComponentType<StepProps>;
  /** The task of the first steps that it does; a step without one is never ticked. */
  readonly task?: FirstTask;
  /** Whether it is there only with its task: with demo content. */
  readonly onlyWithTask?: true;
}

/** All steps in their order. Another one is a component that saves by itself, and an entry here. */
export const guideSteps: readonly GuideStep[] = [
  {
    id: 'name',
    label: 'labels.name',
    title: 'firstSteps.whatIsYourSiteCalled',
    lead: 'firstSteps.visitorsReadTheName',
    task: 'NAME',
    Step: (step) => <PanelStep panel={system} fields={['frontend_website_name', 'site_moto']} {...step} />,
  },
  {
    id: 'languages',
    label: 'words.languages',
    title: 'firstSteps.whichLanguagesDoYouWorkIn',
    lead: 'firstSteps.textsThatAreNotTranslated',
    task: 'LANGUAGE',
    Step: LanguagesStep,
  },
  {
    id: 'time',
    label: 'firstSteps.time',
    title: 'firstSteps.whichTimeZoneIsYourSiteIn',
    lead: 'firstSteps.daysBeginAndEndByIt',
    Step: (step) => <PanelStep panel={system} fields={['timezone']} {...step} />,
  },
  {
    id: 'money',
    label: 'firstSteps.money',
    title: 'firstSteps.whoPaysWhichPrices',
    lead: 'firstSteps.anEventCanHaveSeveralPrices',
    Step: MoneyStep,
  },
  {
    id: 'look',
    label: 'firstSteps.logo',
    title: 'firstSteps.whichLogoDoesYourSiteHave',
    lead: 'firstSteps.itIsAtTheTopOfEveryPage',
    task: 'LOGO',
    Step: (step) => <PanelStep panel={system} fields={['logo_dark_image', 'logo_white_image']} {...step} />,
  },
  {
    id: 'colours',
    label: 'firstSteps.colours',
    title: 'firstSteps.whichColoursDoesYourSiteHave',
    lead: 'firstSteps.thePrimaryColourIsThat',
    Step: (step) => <PanelStep panel={general} fields={['primary_color', 'secondary_color']} {...step} />,
  },
  {
    id: 'content',
    label: 'words.content',
    title: 'firstSteps.doYouStillNeedTheDemoContent',
    lead: 'firstSteps.itShowsWhatASiteCanBe',
    task: 'DEMO',
    onlyWithTask: true,
    Step: ContentStep,
  },
  {
    id: 'page',
    label: 'firstSteps.firstPage',
    title: 'firstSteps.whatDoVisitorsReadFirst',
    lead: 'firstSteps.theseWordsAreAtTheTop',
    task: 'PAGE',
    Step: PageStep,
  },
];
