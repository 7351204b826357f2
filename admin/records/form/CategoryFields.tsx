import type { ComponentProps } from 'react';
import { screenTexts } from '@polyphony/domain/messages/screenTexts.js';
import { ImageInput } from '../../fields/image/ImageInput';
import { NumberInput } from '../../fields/NumberInput';
import { ParentInput } from '../../fields/choices/ParentInput';
import { SlugInput } from '../../fields/SlugInput';
import { TextAreaInput } from '../../fields/TextAreaInput';
import { TextInput } from '../../fields/TextInput';

/** The inputs of a category, the same for every kind of category (SPEC-D2). */
export const CategoryFields = ({ options }: Pick<ComponentProps<typeof ParentInput>, 'options'>) => (
  <>
    <TextInput name="name" />
    <SlugInput name="slug" />
    <ParentInput name="parentId" empty={screenTexts.categoryNotCreated} options={options} />
    <NumberInput name="orderNumber" />
    <TextAreaInput name="description" />
    <TextInput name="metaTitle" />
    <ImageInput name="metaImage" />
    <TextAreaInput name="metaDescription" />
  </>
);
