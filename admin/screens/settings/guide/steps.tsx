import type { ComponentType } from 'react';
import { general } from '@polyphony/domain/settings/panels/general.js';
import { system } from '@polyphony/domain/settings/panels/system.js';
import type { FirstTask } from '../../../graphql/generated/typed/graphql';
import { ContentStep } from './ContentStep';
import { LanguagesStep } from './LanguagesStep';
import { PageStep } from './PageStep';
import { PanelStep } from './PanelStep';
import type { StepProps } from './stepParts';

/** A step of the guide; its texts are those of the console. */
export interface GuideStep {
  /** The value of the address's `step` parameter. */
  readonly id: string;
  readonly label: string;
  readonly title: string;
  readonly lead: string;
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
    label: 'Name',
    title: 'What is your site called?',
    lead: 'Visitors read the name on every page and in every email. You and your colleagues read it here.',
    task: 'NAME',
    Step: (step) => <PanelStep panel={system} fields={['frontend_website_name', 'site_moto']} {...step} />,
  },
  {
    id: 'languages',
    label: 'Languages',
    title: 'Which languages do you work in?',
    lead: 'Texts that are not translated yet are shown in the base language.',
    task: 'LANGUAGE',
    Step: LanguagesStep,
  },
  {
    id: 'time',
    label: 'Time',
    title: 'Which time zone is your site in?',
    lead: 'Days begin and end by it, and events take place by it.',
    Step: (step) => <PanelStep panel={system} fields={['timezone']} {...step} />,
  },
  {
    id: 'look',
    label: 'Logo',
    title: 'Which logo does your site have?',
    lead: 'It is at the top of every page: the dark one on a light ground, the white one on a dark ground.',
    task: 'LOGO',
    Step: (step) => <PanelStep panel={system} fields={['logo_dark_image', 'logo_white_image']} {...step} />,
  },
  {
    id: 'colours',
    label: 'Colours',
    title: 'Which colours does your site have?',
    lead: 'The primary colour is that of buttons and links. Without one, your site has the colours it comes with.',
    Step: (step) => <PanelStep panel={general} fields={['primary_color', 'secondary_color']} {...step} />,
  },
  {
    id: 'content',
    label: 'Content',
    title: 'Do you still need the demo content?',
    lead: 'It shows what a site can be. You can remove it now or later. What you have changed stays.',
    task: 'DEMO',
    onlyWithTask: true,
    Step: ContentStep,
  },
  {
    id: 'page',
    label: 'First page',
    title: 'What do visitors read first?',
    lead: 'These words are at the top of your home page. Pictures and further sections can follow later.',
    task: 'PAGE',
    Step: PageStep,
  },
];
