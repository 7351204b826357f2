/* eslint-disable */
import * as types from './graphql.js';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query AuditEntries($filter: AuditFilter) {\n    auditEntries(pageSize: 100, filter: $filter) {\n      rows {\n        action\n        actor {\n          id\n          name\n        }\n        target {\n          kind\n          id\n          label\n        }\n        changes {\n          field\n          before\n          after\n        }\n        hash\n        withheld\n        bySystem\n      }\n    }\n  }\n": typeof types.AuditEntriesDocument,
    "\n  query RecentEntries($first: Boolean!) {\n    auditEntries(pageSize: 100, filter: { withoutSessions: true, firstOfSeries: $first }) {\n      rows {\n        action\n        seriesSize\n        target {\n          kind\n        }\n      }\n    }\n  }\n": typeof types.RecentEntriesDocument,
    "\n  mutation ToggleVacancy($id: ID!, $to: Boolean) {\n    toggleCareerActive(id: $id, to: $to) {\n      success\n      message\n    }\n  }\n": typeof types.ToggleVacancyDocument,
    "\n  mutation ScheduleVacancy($id: ID!, $at: String!) {\n    scheduleCareer(id: $id, at: $at) {\n      success\n      message\n    }\n  }\n": typeof types.ScheduleVacancyDocument,
    "\n  mutation UpdateVacancy($id: ID!, $input: CareerInput!) {\n    updateCareer(id: $id, input: $input) {\n      success\n    }\n  }\n": typeof types.UpdateVacancyDocument,
    "\n  query Vacancy($id: ID!) {\n    career(id: $id) {\n      slug\n      publishingState\n      updatedBy\n    }\n  }\n": typeof types.VacancyDocument,
    "\n  query Vacancies {\n    publishedCareers(pageSize: 100) {\n      rows {\n        id\n      }\n    }\n  }\n": typeof types.VacanciesDocument,
    "\n  query VacancyOfVisitors($id: ID) {\n    publishedCareer(id: $id) {\n      id\n    }\n  }\n": typeof types.VacancyOfVisitorsDocument,
    "\n  query EventsOfDays($filter: EventFilter) {\n    events(pageSize: 100, filter: $filter, sort: { field: STARTS_ON }) {\n      rows {\n        name\n      }\n      pageInfo {\n        totalItemsCount\n      }\n    }\n  }\n": typeof types.EventsOfDaysDocument,
    "\n  query EventsByDate(\n    $page: Int! = 1\n    $pageSize: Int! = 100\n    $filter: PublishedEventFilter\n    $order: PublishedOrder! = DATE\n  ) {\n    publishedEvents(page: $page, pageSize: $pageSize, filter: $filter, order: $order) {\n      rows {\n        name\n      }\n      pageInfo {\n        totalItemsCount\n        totalPages\n      }\n    }\n  }\n": typeof types.EventsByDateDocument,
    "\n      query EventsInTheOrderOfLists {\n        publishedEvents {\n          rows {\n            name\n          }\n        }\n      }\n    ": typeof types.EventsInTheOrderOfListsDocument,
    "\n  query EventsOfVisitors($filter: PublishedEventFilter, $pageSize: Int! = 100) {\n    publishedEvents(pageSize: $pageSize, filter: $filter) {\n      rows {\n        slug\n        category {\n          slug\n        }\n        difficulty {\n          slug\n        }\n        prices {\n          amount\n          currency\n          label\n        }\n      }\n      pageInfo {\n        totalItemsCount\n        totalPages\n      }\n    }\n  }\n": typeof types.EventsOfVisitorsDocument,
    "\n    query CategoriesWithEvents($searchName: String) {\n      publishedEventCategories(pageSize: 100, filter: { hasEvents: true, searchName: $searchName }) {\n        rows {\n          slug\n        }\n        descendants {\n          slug\n        }\n        pageInfo {\n          totalItemsCount\n        }\n      }\n    }\n  ": typeof types.CategoriesWithEventsDocument,
    "\n        query CategoriesBelow($slug: String) {\n          publishedEventCategory(slug: $slug) {\n            children {\n              slug\n              hasEvents\n            }\n          }\n        }\n      ": typeof types.CategoriesBelowDocument,
    "\n  query Languages {\n    languages(pageSize: 100) {\n      rows {\n        id\n        code\n        default\n        active\n      }\n    }\n  }\n": typeof types.LanguagesDocument,
    "\n  mutation SetLanguageActive($id: ID!, $to: Boolean) {\n    toggleLanguageActive(id: $id, to: $to) {\n      success\n      message\n    }\n  }\n": typeof types.SetLanguageActiveDocument,
    "\n  mutation SetDefaultLanguage($id: ID!, $to: Boolean) {\n    toggleLanguageDefault(id: $id, to: $to) {\n      success\n      message\n    }\n  }\n": typeof types.SetDefaultLanguageDocument,
    "\n  mutation SetLanguageCode($id: ID!, $code: String!) {\n    updateLanguage(id: $id, input: { code: $code }) {\n      success\n      errors {\n        field\n        message\n      }\n    }\n  }\n": typeof types.SetLanguageCodeDocument,
    "\n  mutation DeleteOneLanguage($id: ID!) {\n    deleteLanguage(id: $id) {\n      success\n      message\n    }\n  }\n": typeof types.DeleteOneLanguageDocument,
    "\n      query LanguagesOfVisitors {\n        publishedLanguages {\n          code\n        }\n      }\n    ": typeof types.LanguagesOfVisitorsDocument,
    "\n    query NamesOfDifficulties {\n      eventDifficulties {\n        rows {\n          name\n        }\n      }\n    }\n  ": typeof types.NamesOfDifficultiesDocument,
    "\n      query InactiveRecords {\n        inactiveRecords {\n          kind\n          count\n        }\n      }\n    ": typeof types.InactiveRecordsDocument,
    "\n      query UntranslatedRecords {\n        untranslatedRecords {\n          kind\n          lang\n          count\n        }\n      }\n    ": typeof types.UntranslatedRecordsDocument,
    "\n        query InactiveEvents {\n          events(filter: { status: INACTIVE }) {\n            rows {\n              name\n            }\n          }\n        }\n      ": typeof types.InactiveEventsDocument,
    "\n  mutation SaveListView($list: String!, $name: String!, $query: String!) {\n    saveListView(list: $list, name: $name, query: $query) {\n      success\n      message\n      errors {\n        field\n      }\n      view {\n        id\n        name\n        query\n      }\n    }\n  }\n": typeof types.SaveListViewDocument,
    "\n  query ListViews($list: String!) {\n    myListViews(list: $list) {\n      id\n      name\n      query\n    }\n  }\n": typeof types.ListViewsDocument,
    "\n  query PermissionModules($role: ID!) {\n    permissionModules(role: $role) {\n      module\n      role\n      actions {\n        name\n        status\n      }\n    }\n  }\n": typeof types.PermissionModulesDocument,
    "\n  mutation SetPermissionModule($input: PermissionModuleInput!) {\n    setPermissionModule(input: $input) {\n      success\n      message\n      errors {\n        field\n        message\n      }\n      permissionModule {\n        module\n        role\n        actions {\n          name\n          status\n        }\n      }\n    }\n  }\n": typeof types.SetPermissionModuleDocument,
    "\n  query AllPermissions {\n    permissions {\n      id\n      name\n    }\n  }\n": typeof types.AllPermissionsDocument,
    "\n      query PermissionsInUse {\n        permissions {\n          id\n          name\n          inUse\n        }\n      }\n    ": typeof types.PermissionsInUseDocument,
    "\n  mutation UpdateProfile($input: ProfileInput!, $id: ID) {\n    updateProfile(input: $input, id: $id) {\n      success\n      message\n      errors {\n        field\n        message\n        code\n      }\n      session {\n        user {\n          id\n          name\n          email\n          picture\n          adminAssignedRole {\n            name\n          }\n        }\n      }\n    }\n  }\n": typeof types.UpdateProfileDocument,
    "\n  mutation ChangePassword($currentPassword: String!, $newPassword: String!) {\n    changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {\n      success\n      message\n      errors {\n        field\n        message\n      }\n    }\n  }\n": typeof types.ChangePasswordDocument,
    "\n  query WhoIsSignedIn {\n    session {\n      user {\n        id\n        name\n        email\n        picture\n      }\n    }\n  }\n": typeof types.WhoIsSignedInDocument,
    "\n  query Devices {\n    mySessions {\n      id\n      device\n      ip\n      createdAt\n      lastSeenAt\n      current\n    }\n  }\n": typeof types.DevicesDocument,
    "\n      mutation EditOneselfAsStaff($id: ID!, $input: StaffMemberInput!) {\n        updateStaffMember(id: $id, input: $input) {\n          success\n          message\n          errors {\n            field\n            message\n          }\n        }\n      }\n    ": typeof types.EditOneselfAsStaffDocument,
    "\n  query SearchRecords($text: String!, $limit: Int) {\n    searchRecords(text: $text, limit: $limit) {\n      kind\n      id\n      slug\n      title\n      subtitle\n    }\n  }\n": typeof types.SearchRecordsDocument,
    "\n  query Stories($page: Int! = 1, $pageSize: Int! = 100, $filter: StoryFilter) {\n    publishedStories(page: $page, pageSize: $pageSize, filter: $filter) {\n      rows {\n        post {\n          slug\n          title\n          category {\n            slug\n          }\n        }\n        article {\n          slug\n          title\n          category {\n            slug\n          }\n        }\n      }\n      pageInfo {\n        totalItemsCount\n        totalPages\n      }\n    }\n  }\n": typeof types.StoriesDocument,
    "\n  query StoriesAround($post: String, $article: String) {\n    publishedStoriesAround(post: $post, article: $article) {\n      newer {\n        post {\n          slug\n        }\n        article {\n          slug\n        }\n      }\n      older {\n        post {\n          slug\n        }\n        article {\n          slug\n        }\n      }\n      related {\n        post {\n          slug\n        }\n        article {\n          slug\n        }\n      }\n    }\n  }\n": typeof types.StoriesAroundDocument,
    "\n          query TotalOfStories {\n            publishedStories {\n              pageInfo {\n                totalItemsCount\n              }\n            }\n          }\n        ": typeof types.TotalOfStoriesDocument,
};
const documents: Documents = {
    "\n  query AuditEntries($filter: AuditFilter) {\n    auditEntries(pageSize: 100, filter: $filter) {\n      rows {\n        action\n        actor {\n          id\n          name\n        }\n        target {\n          kind\n          id\n          label\n        }\n        changes {\n          field\n          before\n          after\n        }\n        hash\n        withheld\n        bySystem\n      }\n    }\n  }\n": types.AuditEntriesDocument,
    "\n  query RecentEntries($first: Boolean!) {\n    auditEntries(pageSize: 100, filter: { withoutSessions: true, firstOfSeries: $first }) {\n      rows {\n        action\n        seriesSize\n        target {\n          kind\n        }\n      }\n    }\n  }\n": types.RecentEntriesDocument,
    "\n  mutation ToggleVacancy($id: ID!, $to: Boolean) {\n    toggleCareerActive(id: $id, to: $to) {\n      success\n      message\n    }\n  }\n": types.ToggleVacancyDocument,
    "\n  mutation ScheduleVacancy($id: ID!, $at: String!) {\n    scheduleCareer(id: $id, at: $at) {\n      success\n      message\n    }\n  }\n": types.ScheduleVacancyDocument,
    "\n  mutation UpdateVacancy($id: ID!, $input: CareerInput!) {\n    updateCareer(id: $id, input: $input) {\n      success\n    }\n  }\n": types.UpdateVacancyDocument,
    "\n  query Vacancy($id: ID!) {\n    career(id: $id) {\n      slug\n      publishingState\n      updatedBy\n    }\n  }\n": types.VacancyDocument,
    "\n  query Vacancies {\n    publishedCareers(pageSize: 100) {\n      rows {\n        id\n      }\n    }\n  }\n": types.VacanciesDocument,
    "\n  query VacancyOfVisitors($id: ID) {\n    publishedCareer(id: $id) {\n      id\n    }\n  }\n": types.VacancyOfVisitorsDocument,
    "\n  query EventsOfDays($filter: EventFilter) {\n    events(pageSize: 100, filter: $filter, sort: { field: STARTS_ON }) {\n      rows {\n        name\n      }\n      pageInfo {\n        totalItemsCount\n      }\n    }\n  }\n": types.EventsOfDaysDocument,
    "\n  query EventsByDate(\n    $page: Int! = 1\n    $pageSize: Int! = 100\n    $filter: PublishedEventFilter\n    $order: PublishedOrder! = DATE\n  ) {\n    publishedEvents(page: $page, pageSize: $pageSize, filter: $filter, order: $order) {\n      rows {\n        name\n      }\n      pageInfo {\n        totalItemsCount\n        totalPages\n      }\n    }\n  }\n": types.EventsByDateDocument,
    "\n      query EventsInTheOrderOfLists {\n        publishedEvents {\n          rows {\n            name\n          }\n        }\n      }\n    ": types.EventsInTheOrderOfListsDocument,
    "\n  query EventsOfVisitors($filter: PublishedEventFilter, $pageSize: Int! = 100) {\n    publishedEvents(pageSize: $pageSize, filter: $filter) {\n      rows {\n        slug\n        category {\n          slug\n        }\n        difficulty {\n          slug\n        }\n        prices {\n          amount\n          currency\n          label\n        }\n      }\n      pageInfo {\n        totalItemsCount\n        totalPages\n      }\n    }\n  }\n": types.EventsOfVisitorsDocument,
    "\n    query CategoriesWithEvents($searchName: String) {\n      publishedEventCategories(pageSize: 100, filter: { hasEvents: true, searchName: $searchName }) {\n        rows {\n          slug\n        }\n        descendants {\n          slug\n        }\n        pageInfo {\n          totalItemsCount\n        }\n      }\n    }\n  ": types.CategoriesWithEventsDocument,
    "\n        query CategoriesBelow($slug: String) {\n          publishedEventCategory(slug: $slug) {\n            children {\n              slug\n              hasEvents\n            }\n          }\n        }\n      ": types.CategoriesBelowDocument,
    "\n  query Languages {\n    languages(pageSize: 100) {\n      rows {\n        id\n        code\n        default\n        active\n      }\n    }\n  }\n": types.LanguagesDocument,
    "\n  mutation SetLanguageActive($id: ID!, $to: Boolean) {\n    toggleLanguageActive(id: $id, to: $to) {\n      success\n      message\n    }\n  }\n": types.SetLanguageActiveDocument,
    "\n  mutation SetDefaultLanguage($id: ID!, $to: Boolean) {\n    toggleLanguageDefault(id: $id, to: $to) {\n      success\n      message\n    }\n  }\n": types.SetDefaultLanguageDocument,
    "\n  mutation SetLanguageCode($id: ID!, $code: String!) {\n    updateLanguage(id: $id, input: { code: $code }) {\n      success\n      errors {\n        field\n        message\n      }\n    }\n  }\n": types.SetLanguageCodeDocument,
    "\n  mutation DeleteOneLanguage($id: ID!) {\n    deleteLanguage(id: $id) {\n      success\n      message\n    }\n  }\n": types.DeleteOneLanguageDocument,
    "\n      query LanguagesOfVisitors {\n        publishedLanguages {\n          code\n        }\n      }\n    ": types.LanguagesOfVisitorsDocument,
    "\n    query NamesOfDifficulties {\n      eventDifficulties {\n        rows {\n          name\n        }\n      }\n    }\n  ": types.NamesOfDifficultiesDocument,
    "\n      query InactiveRecords {\n        inactiveRecords {\n          kind\n          count\n        }\n      }\n    ": types.InactiveRecordsDocument,
    "\n      query UntranslatedRecords {\n        untranslatedRecords {\n          kind\n          lang\n          count\n        }\n      }\n    ": types.UntranslatedRecordsDocument,
    "\n        query InactiveEvents {\n          events(filter: { status: INACTIVE }) {\n            rows {\n              name\n            }\n          }\n        }\n      ": types.InactiveEventsDocument,
    "\n  mutation SaveListView($list: String!, $name: String!, $query: String!) {\n    saveListView(list: $list, name: $name, query: $query) {\n      success\n      message\n      errors {\n        field\n      }\n      view {\n        id\n        name\n        query\n      }\n    }\n  }\n": types.SaveListViewDocument,
    "\n  query ListViews($list: String!) {\n    myListViews(list: $list) {\n      id\n      name\n      query\n    }\n  }\n": types.ListViewsDocument,
    "\n  query PermissionModules($role: ID!) {\n    permissionModules(role: $role) {\n      module\n      role\n      actions {\n        name\n        status\n      }\n    }\n  }\n": types.PermissionModulesDocument,
    "\n  mutation SetPermissionModule($input: PermissionModuleInput!) {\n    setPermissionModule(input: $input) {\n      success\n      message\n      errors {\n        field\n        message\n      }\n      permissionModule {\n        module\n        role\n        actions {\n          name\n          status\n        }\n      }\n    }\n  }\n": types.SetPermissionModuleDocument,
    "\n  query AllPermissions {\n    permissions {\n      id\n      name\n    }\n  }\n": types.AllPermissionsDocument,
    "\n      query PermissionsInUse {\n        permissions {\n          id\n          name\n          inUse\n        }\n      }\n    ": types.PermissionsInUseDocument,
    "\n  mutation UpdateProfile($input: ProfileInput!, $id: ID) {\n    updateProfile(input: $input, id: $id) {\n      success\n      message\n      errors {\n        field\n        message\n        code\n      }\n      session {\n        user {\n          id\n          name\n          email\n          picture\n          adminAssignedRole {\n            name\n          }\n        }\n      }\n    }\n  }\n": types.UpdateProfileDocument,
    "\n  mutation ChangePassword($currentPassword: String!, $newPassword: String!) {\n    changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {\n      success\n      message\n      errors {\n        field\n        message\n      }\n    }\n  }\n": types.ChangePasswordDocument,
    "\n  query WhoIsSignedIn {\n    session {\n      user {\n        id\n        name\n        email\n        picture\n      }\n    }\n  }\n": types.WhoIsSignedInDocument,
    "\n  query Devices {\n    mySessions {\n      id\n      device\n      ip\n      createdAt\n      lastSeenAt\n      current\n    }\n  }\n": types.DevicesDocument,
    "\n      mutation EditOneselfAsStaff($id: ID!, $input: StaffMemberInput!) {\n        updateStaffMember(id: $id, input: $input) {\n          success\n          message\n          errors {\n            field\n            message\n          }\n        }\n      }\n    ": types.EditOneselfAsStaffDocument,
    "\n  query SearchRecords($text: String!, $limit: Int) {\n    searchRecords(text: $text, limit: $limit) {\n      kind\n      id\n      slug\n      title\n      subtitle\n    }\n  }\n": types.SearchRecordsDocument,
    "\n  query Stories($page: Int! = 1, $pageSize: Int! = 100, $filter: StoryFilter) {\n    publishedStories(page: $page, pageSize: $pageSize, filter: $filter) {\n      rows {\n        post {\n          slug\n          title\n          category {\n            slug\n          }\n        }\n        article {\n          slug\n          title\n          category {\n            slug\n          }\n        }\n      }\n      pageInfo {\n        totalItemsCount\n        totalPages\n      }\n    }\n  }\n": types.StoriesDocument,
    "\n  query StoriesAround($post: String, $article: String) {\n    publishedStoriesAround(post: $post, article: $article) {\n      newer {\n        post {\n          slug\n        }\n        article {\n          slug\n        }\n      }\n      older {\n        post {\n          slug\n        }\n        article {\n          slug\n        }\n      }\n      related {\n        post {\n          slug\n        }\n        article {\n          slug\n        }\n      }\n    }\n  }\n": types.StoriesAroundDocument,
    "\n          query TotalOfStories {\n            publishedStories {\n              pageInfo {\n                totalItemsCount\n              }\n            }\n          }\n        ": types.TotalOfStoriesDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AuditEntries($filter: AuditFilter) {\n    auditEntries(pageSize: 100, filter: $filter) {\n      rows {\n        action\n        actor {\n          id\n          name\n        }\n        target {\n          kind\n          id\n          label\n        }\n        changes {\n          field\n          before\n          after\n        }\n        hash\n        withheld\n        bySystem\n      }\n    }\n  }\n"): typeof import('./graphql.js').AuditEntriesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RecentEntries($first: Boolean!) {\n    auditEntries(pageSize: 100, filter: { withoutSessions: true, firstOfSeries: $first }) {\n      rows {\n        action\n        seriesSize\n        target {\n          kind\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.js').RecentEntriesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ToggleVacancy($id: ID!, $to: Boolean) {\n    toggleCareerActive(id: $id, to: $to) {\n      success\n      message\n    }\n  }\n"): typeof import('./graphql.js').ToggleVacancyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ScheduleVacancy($id: ID!, $at: String!) {\n    scheduleCareer(id: $id, at: $at) {\n      success\n      message\n    }\n  }\n"): typeof import('./graphql.js').ScheduleVacancyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateVacancy($id: ID!, $input: CareerInput!) {\n    updateCareer(id: $id, input: $input) {\n      success\n    }\n  }\n"): typeof import('./graphql.js').UpdateVacancyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Vacancy($id: ID!) {\n    career(id: $id) {\n      slug\n      publishingState\n      updatedBy\n    }\n  }\n"): typeof import('./graphql.js').VacancyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Vacancies {\n    publishedCareers(pageSize: 100) {\n      rows {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql.js').VacanciesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VacancyOfVisitors($id: ID) {\n    publishedCareer(id: $id) {\n      id\n    }\n  }\n"): typeof import('./graphql.js').VacancyOfVisitorsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EventsOfDays($filter: EventFilter) {\n    events(pageSize: 100, filter: $filter, sort: { field: STARTS_ON }) {\n      rows {\n        name\n      }\n      pageInfo {\n        totalItemsCount\n      }\n    }\n  }\n"): typeof import('./graphql.js').EventsOfDaysDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EventsByDate(\n    $page: Int! = 1\n    $pageSize: Int! = 100\n    $filter: PublishedEventFilter\n    $order: PublishedOrder! = DATE\n  ) {\n    publishedEvents(page: $page, pageSize: $pageSize, filter: $filter, order: $order) {\n      rows {\n        name\n      }\n      pageInfo {\n        totalItemsCount\n        totalPages\n      }\n    }\n  }\n"): typeof import('./graphql.js').EventsByDateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query EventsInTheOrderOfLists {\n        publishedEvents {\n          rows {\n            name\n          }\n        }\n      }\n    "): typeof import('./graphql.js').EventsInTheOrderOfListsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EventsOfVisitors($filter: PublishedEventFilter, $pageSize: Int! = 100) {\n    publishedEvents(pageSize: $pageSize, filter: $filter) {\n      rows {\n        slug\n        category {\n          slug\n        }\n        difficulty {\n          slug\n        }\n        prices {\n          amount\n          currency\n          label\n        }\n      }\n      pageInfo {\n        totalItemsCount\n        totalPages\n      }\n    }\n  }\n"): typeof import('./graphql.js').EventsOfVisitorsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query CategoriesWithEvents($searchName: String) {\n      publishedEventCategories(pageSize: 100, filter: { hasEvents: true, searchName: $searchName }) {\n        rows {\n          slug\n        }\n        descendants {\n          slug\n        }\n        pageInfo {\n          totalItemsCount\n        }\n      }\n    }\n  "): typeof import('./graphql.js').CategoriesWithEventsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        query CategoriesBelow($slug: String) {\n          publishedEventCategory(slug: $slug) {\n            children {\n              slug\n              hasEvents\n            }\n          }\n        }\n      "): typeof import('./graphql.js').CategoriesBelowDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Languages {\n    languages(pageSize: 100) {\n      rows {\n        id\n        code\n        default\n        active\n      }\n    }\n  }\n"): typeof import('./graphql.js').LanguagesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetLanguageActive($id: ID!, $to: Boolean) {\n    toggleLanguageActive(id: $id, to: $to) {\n      success\n      message\n    }\n  }\n"): typeof import('./graphql.js').SetLanguageActiveDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetDefaultLanguage($id: ID!, $to: Boolean) {\n    toggleLanguageDefault(id: $id, to: $to) {\n      success\n      message\n    }\n  }\n"): typeof import('./graphql.js').SetDefaultLanguageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetLanguageCode($id: ID!, $code: String!) {\n    updateLanguage(id: $id, input: { code: $code }) {\n      success\n      errors {\n        field\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.js').SetLanguageCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteOneLanguage($id: ID!) {\n    deleteLanguage(id: $id) {\n      success\n      message\n    }\n  }\n"): typeof import('./graphql.js').DeleteOneLanguageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query LanguagesOfVisitors {\n        publishedLanguages {\n          code\n        }\n      }\n    "): typeof import('./graphql.js').LanguagesOfVisitorsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query NamesOfDifficulties {\n      eventDifficulties {\n        rows {\n          name\n        }\n      }\n    }\n  "): typeof import('./graphql.js').NamesOfDifficultiesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query InactiveRecords {\n        inactiveRecords {\n          kind\n          count\n        }\n      }\n    "): typeof import('./graphql.js').InactiveRecordsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query UntranslatedRecords {\n        untranslatedRecords {\n          kind\n          lang\n          count\n        }\n      }\n    "): typeof import('./graphql.js').UntranslatedRecordsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        query InactiveEvents {\n          events(filter: { status: INACTIVE }) {\n            rows {\n              name\n            }\n          }\n        }\n      "): typeof import('./graphql.js').InactiveEventsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveListView($list: String!, $name: String!, $query: String!) {\n    saveListView(list: $list, name: $name, query: $query) {\n      success\n      message\n      errors {\n        field\n      }\n      view {\n        id\n        name\n        query\n      }\n    }\n  }\n"): typeof import('./graphql.js').SaveListViewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListViews($list: String!) {\n    myListViews(list: $list) {\n      id\n      name\n      query\n    }\n  }\n"): typeof import('./graphql.js').ListViewsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PermissionModules($role: ID!) {\n    permissionModules(role: $role) {\n      module\n      role\n      actions {\n        name\n        status\n      }\n    }\n  }\n"): typeof import('./graphql.js').PermissionModulesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetPermissionModule($input: PermissionModuleInput!) {\n    setPermissionModule(input: $input) {\n      success\n      message\n      errors {\n        field\n        message\n      }\n      permissionModule {\n        module\n        role\n        actions {\n          name\n          status\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.js').SetPermissionModuleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AllPermissions {\n    permissions {\n      id\n      name\n    }\n  }\n"): typeof import('./graphql.js').AllPermissionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query PermissionsInUse {\n        permissions {\n          id\n          name\n          inUse\n        }\n      }\n    "): typeof import('./graphql.js').PermissionsInUseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateProfile($input: ProfileInput!, $id: ID) {\n    updateProfile(input: $input, id: $id) {\n      success\n      message\n      errors {\n        field\n        message\n        code\n      }\n      session {\n        user {\n          id\n          name\n          email\n          picture\n          adminAssignedRole {\n            name\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.js').UpdateProfileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePassword($currentPassword: String!, $newPassword: String!) {\n    changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {\n      success\n      message\n      errors {\n        field\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.js').ChangePasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WhoIsSignedIn {\n    session {\n      user {\n        id\n        name\n        email\n        picture\n      }\n    }\n  }\n"): typeof import('./graphql.js').WhoIsSignedInDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Devices {\n    mySessions {\n      id\n      device\n      ip\n      createdAt\n      lastSeenAt\n      current\n    }\n  }\n"): typeof import('./graphql.js').DevicesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation EditOneselfAsStaff($id: ID!, $input: StaffMemberInput!) {\n        updateStaffMember(id: $id, input: $input) {\n          success\n          message\n          errors {\n            field\n            message\n          }\n        }\n      }\n    "): typeof import('./graphql.js').EditOneselfAsStaffDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SearchRecords($text: String!, $limit: Int) {\n    searchRecords(text: $text, limit: $limit) {\n      kind\n      id\n      slug\n      title\n      subtitle\n    }\n  }\n"): typeof import('./graphql.js').SearchRecordsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Stories($page: Int! = 1, $pageSize: Int! = 100, $filter: StoryFilter) {\n    publishedStories(page: $page, pageSize: $pageSize, filter: $filter) {\n      rows {\n        post {\n          slug\n          title\n          category {\n            slug\n          }\n        }\n        article {\n          slug\n          title\n          category {\n            slug\n          }\n        }\n      }\n      pageInfo {\n        totalItemsCount\n        totalPages\n      }\n    }\n  }\n"): typeof import('./graphql.js').StoriesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StoriesAround($post: String, $article: String) {\n    publishedStoriesAround(post: $post, article: $article) {\n      newer {\n        post {\n          slug\n        }\n        article {\n          slug\n        }\n      }\n      older {\n        post {\n          slug\n        }\n        article {\n          slug\n        }\n      }\n      related {\n        post {\n          slug\n        }\n        article {\n          slug\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.js').StoriesAroundDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n          query TotalOfStories {\n            publishedStories {\n              pageInfo {\n                totalItemsCount\n              }\n            }\n          }\n        "): typeof import('./graphql.js').TotalOfStoriesDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
