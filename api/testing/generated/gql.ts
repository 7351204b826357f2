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
    "\n    mutation CreateEventWithText($input: EventInput!) {\n      createEvent(input: $input) {\n        success\n        errors {\n          field\n          message\n        }\n        event {\n          id\n        }\n      }\n    }\n  ": typeof types.CreateEventWithTextDocument,
    "\n    mutation UpdateTextOfEvent($id: ID!, $input: EventInput!) {\n      updateEvent(id: $id, input: $input) {\n        event {\n          aboutDescription\n        }\n      }\n    }\n  ": typeof types.UpdateTextOfEventDocument,
    "\n    query TextsOfEvent($id: ID!) {\n      event(id: $id) {\n        aboutDescription\n        translations {\n          aboutDescription\n        }\n      }\n    }\n  ": typeof types.TextsOfEventDocument,
    "\n  query FocalPoint($id: ID!) {\n    file(id: $id) {\n      version\n      focusX\n      focusY\n    }\n  }\n": typeof types.FocalPointDocument,
    "\n  mutation SetFocalPoint($id: ID!, $input: FileInput!, $version: Int) {\n    updateFile(id: $id, input: $input, version: $version) {\n      success\n      message\n      errors {\n        field\n        message\n      }\n      file {\n        version\n        focusX\n        focusY\n      }\n    }\n  }\n": typeof types.SetFocalPointDocument,
    "\n  query TrailOfFile($id: ID!) {\n    auditEntries(filter: { targetId: $id }) {\n      rows {\n        action\n        changes {\n          field\n          before\n          after\n        }\n      }\n    }\n  }\n": typeof types.TrailOfFileDocument,
    "\n  mutation ReplacePicture($id: ID!, $input: UploadInput!) {\n    replaceFile(id: $id, input: $input) {\n      success\n      message\n      errors {\n        field\n        message\n      }\n    }\n  }\n": typeof types.ReplacePictureDocument,
    "\n  mutation CreateEventWithFiles($input: EventInput!) {\n    createEvent(input: $input) {\n      success\n      message\n      errors {\n        field\n        message\n      }\n      record: event {\n        id\n        bannerImage\n        bannerImageFile {\n          id\n          url\n          altText\n          width\n          height\n          fileType\n        }\n      }\n    }\n  }\n": typeof types.CreateEventWithFilesDocument,
    "\n  mutation UpdateEventWithFiles($id: ID!, $input: EventInput!) {\n    updateEvent(id: $id, input: $input) {\n      success\n      message\n      errors {\n        field\n        message\n      }\n    }\n  }\n": typeof types.UpdateEventWithFilesDocument,
    "\n  mutation DeleteUsedFile($id: ID!) {\n    deleteFile(id: $id) {\n      success\n      message\n      errors {\n        field\n        message\n      }\n    }\n  }\n": typeof types.DeleteUsedFileDocument,
    "\n  query UsesOfFile($id: ID!) {\n    file(id: $id) {\n      usedBy {\n        total\n        others\n        records {\n          kind\n          kindLabel\n          recordId\n          title\n          fields\n          labels\n        }\n      }\n      can {\n        delete\n        deleteRefusal\n      }\n    }\n  }\n": typeof types.UsesOfFileDocument,
    "\n  mutation SetDefaultFile($id: ID!) {\n    toggleFileDefault(id: $id) {\n      success\n      message\n      errors {\n        field\n        message\n      }\n    }\n  }\n": typeof types.SetDefaultFileDocument,
    "\n  query Banners {\n    publishedEvents {\n      rows {\n        bannerImageFile {\n          url\n          altText\n        }\n      }\n    }\n  }\n": typeof types.BannersDocument,
    "\n  query AuditEntries($filter: AuditFilter) {\n    auditEntries(pageSize: 100, filter: $filter) {\n      rows {\n        action\n        actor {\n          id\n          name\n        }\n        target {\n          kind\n          id\n          label\n        }\n        changes {\n          field\n          before\n          after\n        }\n        hash\n        withheld\n        bySystem\n      }\n    }\n  }\n": typeof types.AuditEntriesDocument,
    "\n  query RecentEntries($first: Boolean!) {\n    auditEntries(pageSize: 100, filter: { withoutSessions: true, firstOfSeries: $first }) {\n      rows {\n        action\n        seriesSize\n        target {\n          kind\n        }\n      }\n    }\n  }\n": typeof types.RecentEntriesDocument,
    "\n  mutation ToggleVacancy($id: ID!, $to: Boolean) {\n    toggleCareerActive(id: $id, to: $to) {\n      success\n      message\n    }\n  }\n": typeof types.ToggleVacancyDocument,
    "\n  mutation ScheduleVacancy($id: ID!, $at: String!) {\n    scheduleCareer(id: $id, at: $at) {\n      success\n      message\n    }\n  }\n": typeof types.ScheduleVacancyDocument,
    "\n  mutation UpdateVacancy($id: ID!, $input: CareerInput!) {\n    updateCareer(id: $id, input: $input) {\n      success\n    }\n  }\n": typeof types.UpdateVacancyDocument,
    "\n  query Vacancy($id: ID!) {\n    career(id: $id) {\n      slug\n      publishingState\n      updatedBy\n    }\n  }\n": typeof types.VacancyDocument,
    "\n  query Vacancies {\n    publishedCareers(pageSize: 100) {\n      rows {\n        id\n      }\n    }\n  }\n": typeof types.VacanciesDocument,
    "\n  query VacancyOfVisitors($id: ID) {\n    publishedCareer(id: $id) {\n      id\n    }\n  }\n": typeof types.VacancyOfVisitorsDocument,
    "\n  mutation CreateEvent($input: EventInput!) {\n    createEvent(input: $input) {\n      success\n      errors {\n        field\n        message\n      }\n      event {\n        id\n        name\n        slug\n        ticketId\n        categoryId\n        difficultyId\n        category {\n          name\n        }\n        difficulty {\n          name\n        }\n      }\n    }\n  }\n": typeof types.CreateEventDocument,
    "\n  mutation UpdateEvent($id: ID!, $input: EventInput!) {\n    updateEvent(id: $id, input: $input) {\n      success\n      event {\n        ticketId\n        capacity\n        category {\n          name\n        }\n      }\n    }\n  }\n": typeof types.UpdateEventDocument,
    "\n  query EventsWithTheirNames {\n    publishedEvents(pageSize: 100) {\n      rows {\n        slug\n        category {\n          name\n        }\n        difficulty {\n          name\n        }\n      }\n      pageInfo {\n        totalItemsCount\n      }\n    }\n  }\n": typeof types.EventsWithTheirNamesDocument,
    "\n  query EventOfSlug($slug: String) {\n    publishedEvent(slug: $slug) {\n      id\n    }\n  }\n": typeof types.EventOfSlugDocument,
    "\n  query EventsOfDays($filter: EventFilter) {\n    events(pageSize: 100, filter: $filter, sort: { field: STARTS_ON }) {\n      rows {\n        name\n      }\n      pageInfo {\n        totalItemsCount\n      }\n    }\n  }\n": typeof types.EventsOfDaysDocument,
    "\n  mutation CreateEventPrice($input: EventPriceInput!) {\n    createEventPrice(input: $input) {\n      success\n      errors {\n        field\n        message\n      }\n      eventPrice {\n        id\n        nationality\n        priceType\n        label\n        amount\n        currency\n        event {\n          id\n        }\n        active\n      }\n    }\n  }\n": typeof types.CreateEventPriceDocument,
    "\n  mutation CreateRichEvent($input: EventInput!) {\n    createEvent(input: $input) {\n      success\n      errors {\n        field\n        message\n      }\n      event {\n        id\n        aboutDescription\n      }\n    }\n  }\n": typeof types.CreateRichEventDocument,
    "\n  mutation UpdateRichEvent($id: ID!, $input: EventInput!) {\n    updateEvent(id: $id, input: $input) {\n      success\n      errors {\n        field\n        message\n      }\n      event {\n        id\n        aboutDescription\n      }\n    }\n  }\n": typeof types.UpdateRichEventDocument,
    "\n  mutation TranslateRichEvent($id: ID!, $input: EventTranslationInput!) {\n    translateEvent(id: $id, lang: \"ar\", input: $input) {\n      success\n      errors {\n        field\n        message\n      }\n      event {\n        id\n        aboutDescription\n      }\n    }\n  }\n": typeof types.TranslateRichEventDocument,
    "\n  query RichEvent($id: ID!) {\n    event(id: $id) {\n      aboutDescription\n      translations {\n        lang\n        aboutDescription\n      }\n    }\n  }\n": typeof types.RichEventDocument,
    "\n  query SizesOfFile($id: ID!) {\n    file(id: $id) {\n      fileSize\n      width\n      height\n    }\n  }\n": typeof types.SizesOfFileDocument,
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
    "\n  mutation SaveContent($id: ID!, $content: ContentMap!, $lang: String, $version: Int) {\n    result: updateCmsPageContent(linkId: $id, content: $content, lang: $lang, version: $version) {\n      success\n      message\n      errors {\n        field\n        message\n      }\n      cmsPage {\n        version\n      }\n    }\n  }\n": typeof types.SaveContentDocument,
    "\n  query ContentOfPage($id: ID!, $lang: String) {\n    cmsPage(id: $id) {\n      contentDetails(lang: $lang)\n    }\n  }\n": typeof types.ContentOfPageDocument,
    "\n  query LinksOfPages {\n    cmsPages(pageSize: 100) {\n      rows {\n        slug\n        linkId\n      }\n    }\n  }\n": typeof types.LinksOfPagesDocument,
    "\n  query PageOfCourses($lang: String) {\n    publishedCmsPage(slug: \"courses\") {\n      contentDetails(lang: $lang)\n      pictures {\n        id\n      }\n    }\n  }\n": typeof types.PageOfCoursesDocument,
    "\n  query RecordsWithFile($id: ID!) {\n    file(id: $id) {\n      usedBy {\n        records {\n          kind\n          title\n          fields\n          labels\n        }\n      }\n    }\n  }\n": typeof types.RecordsWithFileDocument,
    "\n  query MetaTextsOfCareers($lang: String) {\n    publishedCmsPage(slug: \"careers\") {\n      metaTitle(lang: $lang)\n      metaDescription(lang: $lang)\n    }\n  }\n": typeof types.MetaTextsOfCareersDocument,
    "\n  mutation SaveListView($list: String!, $name: String!, $query: String!) {\n    saveListView(list: $list, name: $name, query: $query) {\n      success\n      message\n      errors {\n        field\n      }\n      view {\n        id\n        name\n        query\n      }\n    }\n  }\n": typeof types.SaveListViewDocument,
    "\n  query ListViews($list: String!) {\n    myListViews(list: $list) {\n      id\n      name\n      query\n    }\n  }\n": typeof types.ListViewsDocument,
    "\n  mutation CreateMemberOfStaff($input: StaffMemberInput!) {\n    createStaffMember(input: $input) {\n      success\n      message\n      errors {\n        field\n        message\n        code\n      }\n      record: staffMember {\n        id\n        name\n        email\n        roleId\n        picture\n        superAdmin\n        adminAssignedRole {\n          id\n          name\n        }\n        version\n      }\n    }\n  }\n": typeof types.CreateMemberOfStaffDocument,
    "\n  mutation UpdateMemberOfStaff($id: ID!, $input: StaffMemberInput!, $version: Int) {\n    updateStaffMember(id: $id, input: $input, version: $version) {\n      success\n      message\n      errors {\n        field\n        message\n        code\n      }\n      record: staffMember {\n        name\n        roleId\n      }\n    }\n  }\n": typeof types.UpdateMemberOfStaffDocument,
    "\n  mutation DeleteMemberOfStaff($id: ID!) {\n    deleteStaffMember(id: $id) {\n      success\n      message\n      errors {\n        field\n        message\n        code\n      }\n    }\n  }\n": typeof types.DeleteMemberOfStaffDocument,
    "\n  query MemberOfStaff($id: ID!) {\n    staffMember(id: $id) {\n      id\n      name\n      email\n      roleId\n      can {\n        edit\n        editRefusal\n        delete\n        deleteRefusal\n        toggles\n      }\n    }\n  }\n": typeof types.MemberOfStaffDocument,
    "\n  query MembersOfStaff($filter: StaffMemberFilter) {\n    staffMembers(pageSize: 100, filter: $filter) {\n      rows {\n        id\n        email\n        roleId\n        can {\n          edit\n          editRefusal\n          delete\n          deleteRefusal\n          toggles\n        }\n      }\n    }\n  }\n": typeof types.MembersOfStaffDocument,
    "\n  mutation CreateRole($input: RoleInput!) {\n    createRole(input: $input) {\n      success\n      message\n      errors {\n        field\n        message\n        code\n      }\n      record: role {\n        id\n        permissionIds\n      }\n    }\n  }\n": typeof types.CreateRoleDocument,
    "\n  mutation UpdateRole($id: ID!, $input: RoleInput!) {\n    updateRole(id: $id, input: $input) {\n      success\n      message\n      errors {\n        field\n        message\n        code\n      }\n      record: role {\n        permissionIds\n      }\n    }\n  }\n": typeof types.UpdateRoleDocument,
    "\n  mutation DeleteRole($id: ID!) {\n    deleteRole(id: $id) {\n      success\n      message\n      errors {\n        field\n        message\n        code\n      }\n    }\n  }\n": typeof types.DeleteRoleDocument,
    "\n  query RolesAndTheirRights {\n    roles(pageSize: 100) {\n      rows {\n        id\n        name\n        permissionIds\n        can {\n          edit\n          editRefusal\n          delete\n          deleteRefusal\n          toggles\n        }\n      }\n    }\n  }\n": typeof types.RolesAndTheirRightsDocument,
    "\n  query RoleOptions {\n    roleOptions {\n      id\n      disabled\n      reason\n    }\n  }\n": typeof types.RoleOptionsDocument,
    "\n  query TrailOfStaff {\n    auditEntries(pageSize: 2, filter: { kind: \"staffMember\" }) {\n      rows {\n        action\n        target {\n          id\n          label\n        }\n        changes {\n          field\n          before\n          after\n        }\n      }\n    }\n  }\n": typeof types.TrailOfStaffDocument,
    "\n  query IdsOfPermissions {\n    permissions {\n      id\n      name\n    }\n  }\n": typeof types.IdsOfPermissionsDocument,
    "\n  query WhoMayWhat {\n    session {\n      user {\n        email\n      }\n      permissions\n    }\n  }\n": typeof types.WhoMayWhatDocument,
    "\n            query RightsOverStaff($pageSize: Int!) {\n              staffMembers(pageSize: $pageSize) {\n                rows {\n                  adminAssignedRole {\n                    name\n                  }\n                  superAdmin\n                  can {\n                    edit\n                    editRefusal\n                    delete\n                    deleteRefusal\n                    toggles\n                  }\n                }\n              }\n            }\n          ": typeof types.RightsOverStaffDocument,
    "\n  query PermissionModules($role: ID!) {\n    permissionModules(role: $role) {\n      module\n      role\n      actions {\n        name\n        status\n      }\n    }\n  }\n": typeof types.PermissionModulesDocument,
    "\n  mutation SetPermissionModule($input: PermissionModuleInput!) {\n    setPermissionModule(input: $input) {\n      success\n      message\n      errors {\n        field\n        message\n      }\n      permissionModule {\n        module\n        role\n        actions {\n          name\n          status\n        }\n      }\n    }\n  }\n": typeof types.SetPermissionModuleDocument,
    "\n  query AllPermissions {\n    permissions {\n      id\n      name\n    }\n  }\n": typeof types.AllPermissionsDocument,
    "\n      query PermissionsInUse {\n        permissions {\n          id\n          name\n          inUse\n        }\n      }\n    ": typeof types.PermissionsInUseDocument,
    "\n  mutation UpdateProfile($input: ProfileInput!, $id: ID) {\n    updateProfile(input: $input, id: $id) {\n      success\n      message\n      errors {\n        field\n        message\n        code\n      }\n      session {\n        user {\n          id\n          name\n          email\n          picture\n          adminAssignedRole {\n            name\n          }\n        }\n      }\n    }\n  }\n": typeof types.UpdateProfileDocument,
    "\n  mutation ChangePassword($currentPassword: String!, $newPassword: String!) {\n    changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {\n      success\n      message\n      errors {\n        field\n        message\n      }\n    }\n  }\n": typeof types.ChangePasswordDocument,
    "\n  query WhoIsSignedIn {\n    session {\n      user {\n        id\n        name\n        email\n        picture\n      }\n    }\n  }\n": typeof types.WhoIsSignedInDocument,
    "\n  query Devices {\n    mySessions {\n      id\n      device\n      ip\n      createdAt\n      lastSeenAt\n      current\n    }\n  }\n": typeof types.DevicesDocument,
    "\n      mutation EditOneselfAsStaff($id: ID!, $input: StaffMemberInput!) {\n        updateStaffMember(id: $id, input: $input) {\n          success\n          message\n          errors {\n            field\n            message\n          }\n        }\n      }\n    ": typeof types.EditOneselfAsStaffDocument,
    "\n  query Visitors($filter: VisitorAccountFilter) {\n    visitors(pageSize: 100, filter: $filter) {\n      rows {\n        id\n        name\n        email\n        phone\n        language\n        blocked\n        verifiedAt\n        lastSeenAt\n        bookings\n        enquiries\n        hasIdentityFile\n      }\n    }\n  }\n": typeof types.VisitorsDocument,
    "\n  mutation ExportVisitor($id: ID!) {\n    exportVisitor(id: $id) {\n      success\n      message\n      data\n    }\n  }\n": typeof types.ExportVisitorDocument,
    "\n  query TicketOfBooking($id: ID!) {\n    ownBooking(id: $id) {\n      ticketCode\n    }\n  }\n": typeof types.TicketOfBookingDocument,
    "\n  query VisitorsInTheTrail($text: String!) {\n    auditEntries(filter: { kind: \"visitor\", text: $text }) {\n      rows {\n        target {\n          label\n        }\n      }\n    }\n  }\n": typeof types.VisitorsInTheTrailDocument,
    "\n  query SearchRecords($text: String!, $limit: Int) {\n    searchRecords(text: $text, limit: $limit) {\n      kind\n      id\n      slug\n      title\n      subtitle\n    }\n  }\n": typeof types.SearchRecordsDocument,
    "\n  query Stories($page: Int! = 1, $pageSize: Int! = 100, $filter: StoryFilter) {\n    publishedStories(page: $page, pageSize: $pageSize, filter: $filter) {\n      rows {\n        post {\n          slug\n          title\n          category {\n            slug\n          }\n        }\n        article {\n          slug\n          title\n          category {\n            slug\n          }\n        }\n      }\n      pageInfo {\n        totalItemsCount\n        totalPages\n      }\n    }\n  }\n": typeof types.StoriesDocument,
    "\n  query StoriesAround($post: String, $article: String) {\n    publishedStoriesAround(post: $post, article: $article) {\n      newer {\n        post {\n          slug\n        }\n        article {\n          slug\n        }\n      }\n      older {\n        post {\n          slug\n        }\n        article {\n          slug\n        }\n      }\n      related {\n        post {\n          slug\n        }\n        article {\n          slug\n        }\n      }\n    }\n  }\n": typeof types.StoriesAroundDocument,
    "\n          query TotalOfStories {\n            publishedStories {\n              pageInfo {\n                totalItemsCount\n              }\n            }\n          }\n        ": typeof types.TotalOfStoriesDocument,
    "\n  query UpcomingChanges {\n    upcomingChanges {\n      at\n      step\n      kind\n      id\n      part\n      title\n      by\n      failure\n    }\n  }\n": typeof types.UpcomingChangesDocument,
    "\n  query PagesOfTheSite {\n    cmsPages {\n      rows {\n        id\n        slug\n      }\n    }\n  }\n": typeof types.PagesOfTheSiteDocument,
    "\n  mutation ScheduleCareer($id: ID!, $at: String!) {\n    scheduleCareer(id: $id, at: $at) {\n      success\n    }\n  }\n": typeof types.ScheduleCareerDocument,
};
const documents: Documents = {
    "\n    mutation CreateEventWithText($input: EventInput!) {\n      createEvent(input: $input) {\n        success\n        errors {\n          field\n          message\n        }\n        event {\n          id\n        }\n      }\n    }\n  ": types.CreateEventWithTextDocument,
    "\n    mutation UpdateTextOfEvent($id: ID!, $input: EventInput!) {\n      updateEvent(id: $id, input: $input) {\n        event {\n          aboutDescription\n        }\n      }\n    }\n  ": types.UpdateTextOfEventDocument,
    "\n    query TextsOfEvent($id: ID!) {\n      event(id: $id) {\n        aboutDescription\n        translations {\n          aboutDescription\n        }\n      }\n    }\n  ": types.TextsOfEventDocument,
    "\n  query FocalPoint($id: ID!) {\n    file(id: $id) {\n      version\n      focusX\n      focusY\n    }\n  }\n": types.FocalPointDocument,
    "\n  mutation SetFocalPoint($id: ID!, $input: FileInput!, $version: Int) {\n    updateFile(id: $id, input: $input, version: $version) {\n      success\n      message\n      errors {\n        field\n        message\n      }\n      file {\n        version\n        focusX\n        focusY\n      }\n    }\n  }\n": types.SetFocalPointDocument,
    "\n  query TrailOfFile($id: ID!) {\n    auditEntries(filter: { targetId: $id }) {\n      rows {\n        action\n        changes {\n          field\n          before\n          after\n        }\n      }\n    }\n  }\n": types.TrailOfFileDocument,
    "\n  mutation ReplacePicture($id: ID!, $input: UploadInput!) {\n    replaceFile(id: $id, input: $input) {\n      success\n      message\n      errors {\n        field\n        message\n      }\n    }\n  }\n": types.ReplacePictureDocument,
    "\n  mutation CreateEventWithFiles($input: EventInput!) {\n    createEvent(input: $input) {\n      success\n      message\n      errors {\n        field\n        message\n      }\n      record: event {\n        id\n        bannerImage\n        bannerImageFile {\n          id\n          url\n          altText\n          width\n          height\n          fileType\n        }\n      }\n    }\n  }\n": types.CreateEventWithFilesDocument,
    "\n  mutation UpdateEventWithFiles($id: ID!, $input: EventInput!) {\n    updateEvent(id: $id, input: $input) {\n      success\n      message\n      errors {\n        field\n        message\n      }\n    }\n  }\n": types.UpdateEventWithFilesDocument,
    "\n  mutation DeleteUsedFile($id: ID!) {\n    deleteFile(id: $id) {\n      success\n      message\n      errors {\n        field\n        message\n      }\n    }\n  }\n": types.DeleteUsedFileDocument,
    "\n  query UsesOfFile($id: ID!) {\n    file(id: $id) {\n      usedBy {\n        total\n        others\n        records {\n          kind\n          kindLabel\n          recordId\n          title\n          fields\n          labels\n        }\n      }\n      can {\n        delete\n        deleteRefusal\n      }\n    }\n  }\n": types.UsesOfFileDocument,
    "\n  mutation SetDefaultFile($id: ID!) {\n    toggleFileDefault(id: $id) {\n      success\n      message\n      errors {\n        field\n        message\n      }\n    }\n  }\n": types.SetDefaultFileDocument,
    "\n  query Banners {\n    publishedEvents {\n      rows {\n        bannerImageFile {\n          url\n          altText\n        }\n      }\n    }\n  }\n": types.BannersDocument,
    "\n  query AuditEntries($filter: AuditFilter) {\n    auditEntries(pageSize: 100, filter: $filter) {\n      rows {\n        action\n        actor {\n          id\n          name\n        }\n        target {\n          kind\n          id\n          label\n        }\n        changes {\n          field\n          before\n          after\n        }\n        hash\n        withheld\n        bySystem\n      }\n    }\n  }\n": types.AuditEntriesDocument,
    "\n  query RecentEntries($first: Boolean!) {\n    auditEntries(pageSize: 100, filter: { withoutSessions: true, firstOfSeries: $first }) {\n      rows {\n        action\n        seriesSize\n        target {\n          kind\n        }\n      }\n    }\n  }\n": types.RecentEntriesDocument,
    "\n  mutation ToggleVacancy($id: ID!, $to: Boolean) {\n    toggleCareerActive(id: $id, to: $to) {\n      success\n      message\n    }\n  }\n": types.ToggleVacancyDocument,
    "\n  mutation ScheduleVacancy($id: ID!, $at: String!) {\n    scheduleCareer(id: $id, at: $at) {\n      success\n      message\n    }\n  }\n": types.ScheduleVacancyDocument,
    "\n  mutation UpdateVacancy($id: ID!, $input: CareerInput!) {\n    updateCareer(id: $id, input: $input) {\n      success\n    }\n  }\n": types.UpdateVacancyDocument,
    "\n  query Vacancy($id: ID!) {\n    career(id: $id) {\n      slug\n      publishingState\n      updatedBy\n    }\n  }\n": types.VacancyDocument,
    "\n  query Vacancies {\n    publishedCareers(pageSize: 100) {\n      rows {\n        id\n      }\n    }\n  }\n": types.VacanciesDocument,
    "\n  query VacancyOfVisitors($id: ID) {\n    publishedCareer(id: $id) {\n      id\n    }\n  }\n": types.VacancyOfVisitorsDocument,
    "\n  mutation CreateEvent($input: EventInput!) {\n    createEvent(input: $input) {\n      success\n      errors {\n        field\n        message\n      }\n      event {\n        id\n        name\n        slug\n        ticketId\n        categoryId\n        difficultyId\n        category {\n          name\n        }\n        difficulty {\n          name\n        }\n      }\n    }\n  }\n": types.CreateEventDocument,
    "\n  mutation UpdateEvent($id: ID!, $input: EventInput!) {\n    updateEvent(id: $id, input: $input) {\n      success\n      event {\n        ticketId\n        capacity\n        category {\n          name\n        }\n      }\n    }\n  }\n": types.UpdateEventDocument,
    "\n  query EventsWithTheirNames {\n    publishedEvents(pageSize: 100) {\n      rows {\n        slug\n        category {\n          name\n        }\n        difficulty {\n          name\n        }\n      }\n      pageInfo {\n        totalItemsCount\n      }\n    }\n  }\n": types.EventsWithTheirNamesDocument,
    "\n  query EventOfSlug($slug: String) {\n    publishedEvent(slug: $slug) {\n      id\n    }\n  }\n": types.EventOfSlugDocument,
    "\n  query EventsOfDays($filter: EventFilter) {\n    events(pageSize: 100, filter: $filter, sort: { field: STARTS_ON }) {\n      rows {\n        name\n      }\n      pageInfo {\n        totalItemsCount\n      }\n    }\n  }\n": types.EventsOfDaysDocument,
    "\n  mutation CreateEventPrice($input: EventPriceInput!) {\n    createEventPrice(input: $input) {\n      success\n      errors {\n        field\n        message\n      }\n      eventPrice {\n        id\n        nationality\n        priceType\n        label\n        amount\n        currency\n        event {\n          id\n        }\n        active\n      }\n    }\n  }\n": types.CreateEventPriceDocument,
    "\n  mutation CreateRichEvent($input: EventInput!) {\n    createEvent(input: $input) {\n      success\n      errors {\n        field\n        message\n      }\n      event {\n        id\n        aboutDescription\n      }\n    }\n  }\n": types.CreateRichEventDocument,
    "\n  mutation UpdateRichEvent($id: ID!, $input: EventInput!) {\n    updateEvent(id: $id, input: $input) {\n      success\n      errors {\n        field\n        message\n      }\n      event {\n        id\n        aboutDescription\n      }\n    }\n  }\n": types.UpdateRichEventDocument,
    "\n  mutation TranslateRichEvent($id: ID!, $input: EventTranslationInput!) {\n    translateEvent(id: $id, lang: \"ar\", input: $input) {\n      success\n      errors {\n        field\n        message\n      }\n      event {\n        id\n        aboutDescription\n      }\n    }\n  }\n": types.TranslateRichEventDocument,
    "\n  query RichEvent($id: ID!) {\n    event(id: $id) {\n      aboutDescription\n      translations {\n        lang\n        aboutDescription\n      }\n    }\n  }\n": types.RichEventDocument,
    "\n  query SizesOfFile($id: ID!) {\n    file(id: $id) {\n      fileSize\n      width\n      height\n    }\n  }\n": types.SizesOfFileDocument,
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
    "\n  mutation SaveContent($id: ID!, $content: ContentMap!, $lang: String, $version: Int) {\n    result: updateCmsPageContent(linkId: $id, content: $content, lang: $lang, version: $version) {\n      success\n      message\n      errors {\n        field\n        message\n      }\n      cmsPage {\n        version\n      }\n    }\n  }\n": types.SaveContentDocument,
    "\n  query ContentOfPage($id: ID!, $lang: String) {\n    cmsPage(id: $id) {\n      contentDetails(lang: $lang)\n    }\n  }\n": types.ContentOfPageDocument,
    "\n  query LinksOfPages {\n    cmsPages(pageSize: 100) {\n      rows {\n        slug\n        linkId\n      }\n    }\n  }\n": types.LinksOfPagesDocument,
    "\n  query PageOfCourses($lang: String) {\n    publishedCmsPage(slug: \"courses\") {\n      contentDetails(lang: $lang)\n      pictures {\n        id\n      }\n    }\n  }\n": types.PageOfCoursesDocument,
    "\n  query RecordsWithFile($id: ID!) {\n    file(id: $id) {\n      usedBy {\n        records {\n          kind\n          title\n          fields\n          labels\n        }\n      }\n    }\n  }\n": types.RecordsWithFileDocument,
    "\n  query MetaTextsOfCareers($lang: String) {\n    publishedCmsPage(slug: \"careers\") {\n      metaTitle(lang: $lang)\n      metaDescription(lang: $lang)\n    }\n  }\n": types.MetaTextsOfCareersDocument,
    "\n  mutation SaveListView($list: String!, $name: String!, $query: String!) {\n    saveListView(list: $list, name: $name, query: $query) {\n      success\n      message\n      errors {\n        field\n      }\n      view {\n        id\n        name\n        query\n      }\n    }\n  }\n": types.SaveListViewDocument,
    "\n  query ListViews($list: String!) {\n    myListViews(list: $list) {\n      id\n      name\n      query\n    }\n  }\n": types.ListViewsDocument,
    "\n  mutation CreateMemberOfStaff($input: StaffMemberInput!) {\n    createStaffMember(input: $input) {\n      success\n      message\n      errors {\n        field\n        message\n        code\n      }\n      record: staffMember {\n        id\n        name\n        email\n        roleId\n        picture\n        superAdmin\n        adminAssignedRole {\n          id\n          name\n        }\n        version\n      }\n    }\n  }\n": types.CreateMemberOfStaffDocument,
    "\n  mutation UpdateMemberOfStaff($id: ID!, $input: StaffMemberInput!, $version: Int) {\n    updateStaffMember(id: $id, input: $input, version: $version) {\n      success\n      message\n      errors {\n        field\n        message\n        code\n      }\n      record: staffMember {\n        name\n        roleId\n      }\n    }\n  }\n": types.UpdateMemberOfStaffDocument,
    "\n  mutation DeleteMemberOfStaff($id: ID!) {\n    deleteStaffMember(id: $id) {\n      success\n      message\n      errors {\n        field\n        message\n        code\n      }\n    }\n  }\n": types.DeleteMemberOfStaffDocument,
    "\n  query MemberOfStaff($id: ID!) {\n    staffMember(id: $id) {\n      id\n      name\n      email\n      roleId\n      can {\n        edit\n        editRefusal\n        delete\n        deleteRefusal\n        toggles\n      }\n    }\n  }\n": types.MemberOfStaffDocument,
    "\n  query MembersOfStaff($filter: StaffMemberFilter) {\n    staffMembers(pageSize: 100, filter: $filter) {\n      rows {\n        id\n        email\n        roleId\n        can {\n          edit\n          editRefusal\n          delete\n          deleteRefusal\n          toggles\n        }\n      }\n    }\n  }\n": types.MembersOfStaffDocument,
    "\n  mutation CreateRole($input: RoleInput!) {\n    createRole(input: $input) {\n      success\n      message\n      errors {\n        field\n        message\n        code\n      }\n      record: role {\n        id\n        permissionIds\n      }\n    }\n  }\n": types.CreateRoleDocument,
    "\n  mutation UpdateRole($id: ID!, $input: RoleInput!) {\n    updateRole(id: $id, input: $input) {\n      success\n      message\n      errors {\n        field\n        message\n        code\n      }\n      record: role {\n        permissionIds\n      }\n    }\n  }\n": types.UpdateRoleDocument,
    "\n  mutation DeleteRole($id: ID!) {\n    deleteRole(id: $id) {\n      success\n      message\n      errors {\n        field\n        message\n        code\n      }\n    }\n  }\n": types.DeleteRoleDocument,
    "\n  query RolesAndTheirRights {\n    roles(pageSize: 100) {\n      rows {\n        id\n        name\n        permissionIds\n        can {\n          edit\n          editRefusal\n          delete\n          deleteRefusal\n          toggles\n        }\n      }\n    }\n  }\n": types.RolesAndTheirRightsDocument,
    "\n  query RoleOptions {\n    roleOptions {\n      id\n      disabled\n      reason\n    }\n  }\n": types.RoleOptionsDocument,
    "\n  query TrailOfStaff {\n    auditEntries(pageSize: 2, filter: { kind: \"staffMember\" }) {\n      rows {\n        action\n        target {\n          id\n          label\n        }\n        changes {\n          field\n          before\n          after\n        }\n      }\n    }\n  }\n": types.TrailOfStaffDocument,
    "\n  query IdsOfPermissions {\n    permissions {\n      id\n      name\n    }\n  }\n": types.IdsOfPermissionsDocument,
    "\n  query WhoMayWhat {\n    session {\n      user {\n        email\n      }\n      permissions\n    }\n  }\n": types.WhoMayWhatDocument,
    "\n            query RightsOverStaff($pageSize: Int!) {\n              staffMembers(pageSize: $pageSize) {\n                rows {\n                  adminAssignedRole {\n                    name\n                  }\n                  superAdmin\n                  can {\n                    edit\n                    editRefusal\n                    delete\n                    deleteRefusal\n                    toggles\n                  }\n                }\n              }\n            }\n          ": types.RightsOverStaffDocument,
    "\n  query PermissionModules($role: ID!) {\n    permissionModules(role: $role) {\n      module\n      role\n      actions {\n        name\n        status\n      }\n    }\n  }\n": types.PermissionModulesDocument,
    "\n  mutation SetPermissionModule($input: PermissionModuleInput!) {\n    setPermissionModule(input: $input) {\n      success\n      message\n      errors {\n        field\n        message\n      }\n      permissionModule {\n        module\n        role\n        actions {\n          name\n          status\n        }\n      }\n    }\n  }\n": types.SetPermissionModuleDocument,
    "\n  query AllPermissions {\n    permissions {\n      id\n      name\n    }\n  }\n": types.AllPermissionsDocument,
    "\n      query PermissionsInUse {\n        permissions {\n          id\n          name\n          inUse\n        }\n      }\n    ": types.PermissionsInUseDocument,
    "\n  mutation UpdateProfile($input: ProfileInput!, $id: ID) {\n    updateProfile(input: $input, id: $id) {\n      success\n      message\n      errors {\n        field\n        message\n        code\n      }\n      session {\n        user {\n          id\n          name\n          email\n          picture\n          adminAssignedRole {\n            name\n          }\n        }\n      }\n    }\n  }\n": types.UpdateProfileDocument,
    "\n  mutation ChangePassword($currentPassword: String!, $newPassword: String!) {\n    changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {\n      success\n      message\n      errors {\n        field\n        message\n      }\n    }\n  }\n": types.ChangePasswordDocument,
    "\n  query WhoIsSignedIn {\n    session {\n      user {\n        id\n        name\n        email\n        picture\n      }\n    }\n  }\n": types.WhoIsSignedInDocument,
    "\n  query Devices {\n    mySessions {\n      id\n      device\n      ip\n      createdAt\n      lastSeenAt\n      current\n    }\n  }\n": types.DevicesDocument,
    "\n      mutation EditOneselfAsStaff($id: ID!, $input: StaffMemberInput!) {\n        updateStaffMember(id: $id, input: $input) {\n          success\n          message\n          errors {\n            field\n            message\n          }\n        }\n      }\n    ": types.EditOneselfAsStaffDocument,
    "\n  query Visitors($filter: VisitorAccountFilter) {\n    visitors(pageSize: 100, filter: $filter) {\n      rows {\n        id\n        name\n        email\n        phone\n        language\n        blocked\n        verifiedAt\n        lastSeenAt\n        bookings\n        enquiries\n        hasIdentityFile\n      }\n    }\n  }\n": types.VisitorsDocument,
    "\n  mutation ExportVisitor($id: ID!) {\n    exportVisitor(id: $id) {\n      success\n      message\n      data\n    }\n  }\n": types.ExportVisitorDocument,
    "\n  query TicketOfBooking($id: ID!) {\n    ownBooking(id: $id) {\n      ticketCode\n    }\n  }\n": types.TicketOfBookingDocument,
    "\n  query VisitorsInTheTrail($text: String!) {\n    auditEntries(filter: { kind: \"visitor\", text: $text }) {\n      rows {\n        target {\n          label\n        }\n      }\n    }\n  }\n": types.VisitorsInTheTrailDocument,
    "\n  query SearchRecords($text: String!, $limit: Int) {\n    searchRecords(text: $text, limit: $limit) {\n      kind\n      id\n      slug\n      title\n      subtitle\n    }\n  }\n": types.SearchRecordsDocument,
    "\n  query Stories($page: Int! = 1, $pageSize: Int! = 100, $filter: StoryFilter) {\n    publishedStories(page: $page, pageSize: $pageSize, filter: $filter) {\n      rows {\n        post {\n          slug\n          title\n          category {\n            slug\n          }\n        }\n        article {\n          slug\n          title\n          category {\n            slug\n          }\n        }\n      }\n      pageInfo {\n        totalItemsCount\n        totalPages\n      }\n    }\n  }\n": types.StoriesDocument,
    "\n  query StoriesAround($post: String, $article: String) {\n    publishedStoriesAround(post: $post, article: $article) {\n      newer {\n        post {\n          slug\n        }\n        article {\n          slug\n        }\n      }\n      older {\n        post {\n          slug\n        }\n        article {\n          slug\n        }\n      }\n      related {\n        post {\n          slug\n        }\n        article {\n          slug\n        }\n      }\n    }\n  }\n": types.StoriesAroundDocument,
    "\n          query TotalOfStories {\n            publishedStories {\n              pageInfo {\n                totalItemsCount\n              }\n            }\n          }\n        ": types.TotalOfStoriesDocument,
    "\n  query UpcomingChanges {\n    upcomingChanges {\n      at\n      step\n      kind\n      id\n      part\n      title\n      by\n      failure\n    }\n  }\n": types.UpcomingChangesDocument,
    "\n  query PagesOfTheSite {\n    cmsPages {\n      rows {\n        id\n        slug\n      }\n    }\n  }\n": types.PagesOfTheSiteDocument,
    "\n  mutation ScheduleCareer($id: ID!, $at: String!) {\n    scheduleCareer(id: $id, at: $at) {\n      success\n    }\n  }\n": types.ScheduleCareerDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation CreateEventWithText($input: EventInput!) {\n      createEvent(input: $input) {\n        success\n        errors {\n          field\n          message\n        }\n        event {\n          id\n        }\n      }\n    }\n  "): typeof import('./graphql.js').CreateEventWithTextDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation UpdateTextOfEvent($id: ID!, $input: EventInput!) {\n      updateEvent(id: $id, input: $input) {\n        event {\n          aboutDescription\n        }\n      }\n    }\n  "): typeof import('./graphql.js').UpdateTextOfEventDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query TextsOfEvent($id: ID!) {\n      event(id: $id) {\n        aboutDescription\n        translations {\n          aboutDescription\n        }\n      }\n    }\n  "): typeof import('./graphql.js').TextsOfEventDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FocalPoint($id: ID!) {\n    file(id: $id) {\n      version\n      focusX\n      focusY\n    }\n  }\n"): typeof import('./graphql.js').FocalPointDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetFocalPoint($id: ID!, $input: FileInput!, $version: Int) {\n    updateFile(id: $id, input: $input, version: $version) {\n      success\n      message\n      errors {\n        field\n        message\n      }\n      file {\n        version\n        focusX\n        focusY\n      }\n    }\n  }\n"): typeof import('./graphql.js').SetFocalPointDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TrailOfFile($id: ID!) {\n    auditEntries(filter: { targetId: $id }) {\n      rows {\n        action\n        changes {\n          field\n          before\n          after\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.js').TrailOfFileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReplacePicture($id: ID!, $input: UploadInput!) {\n    replaceFile(id: $id, input: $input) {\n      success\n      message\n      errors {\n        field\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.js').ReplacePictureDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateEventWithFiles($input: EventInput!) {\n    createEvent(input: $input) {\n      success\n      message\n      errors {\n        field\n        message\n      }\n      record: event {\n        id\n        bannerImage\n        bannerImageFile {\n          id\n          url\n          altText\n          width\n          height\n          fileType\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.js').CreateEventWithFilesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateEventWithFiles($id: ID!, $input: EventInput!) {\n    updateEvent(id: $id, input: $input) {\n      success\n      message\n      errors {\n        field\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.js').UpdateEventWithFilesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteUsedFile($id: ID!) {\n    deleteFile(id: $id) {\n      success\n      message\n      errors {\n        field\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.js').DeleteUsedFileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UsesOfFile($id: ID!) {\n    file(id: $id) {\n      usedBy {\n        total\n        others\n        records {\n          kind\n          kindLabel\n          recordId\n          title\n          fields\n          labels\n        }\n      }\n      can {\n        delete\n        deleteRefusal\n      }\n    }\n  }\n"): typeof import('./graphql.js').UsesOfFileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetDefaultFile($id: ID!) {\n    toggleFileDefault(id: $id) {\n      success\n      message\n      errors {\n        field\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.js').SetDefaultFileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Banners {\n    publishedEvents {\n      rows {\n        bannerImageFile {\n          url\n          altText\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.js').BannersDocument;
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
export function graphql(source: "\n  mutation CreateEvent($input: EventInput!) {\n    createEvent(input: $input) {\n      success\n      errors {\n        field\n        message\n      }\n      event {\n        id\n        name\n        slug\n        ticketId\n        categoryId\n        difficultyId\n        category {\n          name\n        }\n        difficulty {\n          name\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.js').CreateEventDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateEvent($id: ID!, $input: EventInput!) {\n    updateEvent(id: $id, input: $input) {\n      success\n      event {\n        ticketId\n        capacity\n        category {\n          name\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.js').UpdateEventDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EventsWithTheirNames {\n    publishedEvents(pageSize: 100) {\n      rows {\n        slug\n        category {\n          name\n        }\n        difficulty {\n          name\n        }\n      }\n      pageInfo {\n        totalItemsCount\n      }\n    }\n  }\n"): typeof import('./graphql.js').EventsWithTheirNamesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EventOfSlug($slug: String) {\n    publishedEvent(slug: $slug) {\n      id\n    }\n  }\n"): typeof import('./graphql.js').EventOfSlugDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EventsOfDays($filter: EventFilter) {\n    events(pageSize: 100, filter: $filter, sort: { field: STARTS_ON }) {\n      rows {\n        name\n      }\n      pageInfo {\n        totalItemsCount\n      }\n    }\n  }\n"): typeof import('./graphql.js').EventsOfDaysDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateEventPrice($input: EventPriceInput!) {\n    createEventPrice(input: $input) {\n      success\n      errors {\n        field\n        message\n      }\n      eventPrice {\n        id\n        nationality\n        priceType\n        label\n        amount\n        currency\n        event {\n          id\n        }\n        active\n      }\n    }\n  }\n"): typeof import('./graphql.js').CreateEventPriceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateRichEvent($input: EventInput!) {\n    createEvent(input: $input) {\n      success\n      errors {\n        field\n        message\n      }\n      event {\n        id\n        aboutDescription\n      }\n    }\n  }\n"): typeof import('./graphql.js').CreateRichEventDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateRichEvent($id: ID!, $input: EventInput!) {\n    updateEvent(id: $id, input: $input) {\n      success\n      errors {\n        field\n        message\n      }\n      event {\n        id\n        aboutDescription\n      }\n    }\n  }\n"): typeof import('./graphql.js').UpdateRichEventDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TranslateRichEvent($id: ID!, $input: EventTranslationInput!) {\n    translateEvent(id: $id, lang: \"ar\", input: $input) {\n      success\n      errors {\n        field\n        message\n      }\n      event {\n        id\n        aboutDescription\n      }\n    }\n  }\n"): typeof import('./graphql.js').TranslateRichEventDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RichEvent($id: ID!) {\n    event(id: $id) {\n      aboutDescription\n      translations {\n        lang\n        aboutDescription\n      }\n    }\n  }\n"): typeof import('./graphql.js').RichEventDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SizesOfFile($id: ID!) {\n    file(id: $id) {\n      fileSize\n      width\n      height\n    }\n  }\n"): typeof import('./graphql.js').SizesOfFileDocument;
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
export function graphql(source: "\n  mutation SaveContent($id: ID!, $content: ContentMap!, $lang: String, $version: Int) {\n    result: updateCmsPageContent(linkId: $id, content: $content, lang: $lang, version: $version) {\n      success\n      message\n      errors {\n        field\n        message\n      }\n      cmsPage {\n        version\n      }\n    }\n  }\n"): typeof import('./graphql.js').SaveContentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ContentOfPage($id: ID!, $lang: String) {\n    cmsPage(id: $id) {\n      contentDetails(lang: $lang)\n    }\n  }\n"): typeof import('./graphql.js').ContentOfPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LinksOfPages {\n    cmsPages(pageSize: 100) {\n      rows {\n        slug\n        linkId\n      }\n    }\n  }\n"): typeof import('./graphql.js').LinksOfPagesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PageOfCourses($lang: String) {\n    publishedCmsPage(slug: \"courses\") {\n      contentDetails(lang: $lang)\n      pictures {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql.js').PageOfCoursesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RecordsWithFile($id: ID!) {\n    file(id: $id) {\n      usedBy {\n        records {\n          kind\n          title\n          fields\n          labels\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.js').RecordsWithFileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MetaTextsOfCareers($lang: String) {\n    publishedCmsPage(slug: \"careers\") {\n      metaTitle(lang: $lang)\n      metaDescription(lang: $lang)\n    }\n  }\n"): typeof import('./graphql.js').MetaTextsOfCareersDocument;
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
export function graphql(source: "\n  mutation CreateMemberOfStaff($input: StaffMemberInput!) {\n    createStaffMember(input: $input) {\n      success\n      message\n      errors {\n        field\n        message\n        code\n      }\n      record: staffMember {\n        id\n        name\n        email\n        roleId\n        picture\n        superAdmin\n        adminAssignedRole {\n          id\n          name\n        }\n        version\n      }\n    }\n  }\n"): typeof import('./graphql.js').CreateMemberOfStaffDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateMemberOfStaff($id: ID!, $input: StaffMemberInput!, $version: Int) {\n    updateStaffMember(id: $id, input: $input, version: $version) {\n      success\n      message\n      errors {\n        field\n        message\n        code\n      }\n      record: staffMember {\n        name\n        roleId\n      }\n    }\n  }\n"): typeof import('./graphql.js').UpdateMemberOfStaffDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteMemberOfStaff($id: ID!) {\n    deleteStaffMember(id: $id) {\n      success\n      message\n      errors {\n        field\n        message\n        code\n      }\n    }\n  }\n"): typeof import('./graphql.js').DeleteMemberOfStaffDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MemberOfStaff($id: ID!) {\n    staffMember(id: $id) {\n      id\n      name\n      email\n      roleId\n      can {\n        edit\n        editRefusal\n        delete\n        deleteRefusal\n        toggles\n      }\n    }\n  }\n"): typeof import('./graphql.js').MemberOfStaffDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MembersOfStaff($filter: StaffMemberFilter) {\n    staffMembers(pageSize: 100, filter: $filter) {\n      rows {\n        id\n        email\n        roleId\n        can {\n          edit\n          editRefusal\n          delete\n          deleteRefusal\n          toggles\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.js').MembersOfStaffDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateRole($input: RoleInput!) {\n    createRole(input: $input) {\n      success\n      message\n      errors {\n        field\n        message\n        code\n      }\n      record: role {\n        id\n        permissionIds\n      }\n    }\n  }\n"): typeof import('./graphql.js').CreateRoleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateRole($id: ID!, $input: RoleInput!) {\n    updateRole(id: $id, input: $input) {\n      success\n      message\n      errors {\n        field\n        message\n        code\n      }\n      record: role {\n        permissionIds\n      }\n    }\n  }\n"): typeof import('./graphql.js').UpdateRoleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteRole($id: ID!) {\n    deleteRole(id: $id) {\n      success\n      message\n      errors {\n        field\n        message\n        code\n      }\n    }\n  }\n"): typeof import('./graphql.js').DeleteRoleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RolesAndTheirRights {\n    roles(pageSize: 100) {\n      rows {\n        id\n        name\n        permissionIds\n        can {\n          edit\n          editRefusal\n          delete\n          deleteRefusal\n          toggles\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.js').RolesAndTheirRightsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RoleOptions {\n    roleOptions {\n      id\n      disabled\n      reason\n    }\n  }\n"): typeof import('./graphql.js').RoleOptionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TrailOfStaff {\n    auditEntries(pageSize: 2, filter: { kind: \"staffMember\" }) {\n      rows {\n        action\n        target {\n          id\n          label\n        }\n        changes {\n          field\n          before\n          after\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.js').TrailOfStaffDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query IdsOfPermissions {\n    permissions {\n      id\n      name\n    }\n  }\n"): typeof import('./graphql.js').IdsOfPermissionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WhoMayWhat {\n    session {\n      user {\n        email\n      }\n      permissions\n    }\n  }\n"): typeof import('./graphql.js').WhoMayWhatDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n            query RightsOverStaff($pageSize: Int!) {\n              staffMembers(pageSize: $pageSize) {\n                rows {\n                  adminAssignedRole {\n                    name\n                  }\n                  superAdmin\n                  can {\n                    edit\n                    editRefusal\n                    delete\n                    deleteRefusal\n                    toggles\n                  }\n                }\n              }\n            }\n          "): typeof import('./graphql.js').RightsOverStaffDocument;
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
export function graphql(source: "\n  query Visitors($filter: VisitorAccountFilter) {\n    visitors(pageSize: 100, filter: $filter) {\n      rows {\n        id\n        name\n        email\n        phone\n        language\n        blocked\n        verifiedAt\n        lastSeenAt\n        bookings\n        enquiries\n        hasIdentityFile\n      }\n    }\n  }\n"): typeof import('./graphql.js').VisitorsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExportVisitor($id: ID!) {\n    exportVisitor(id: $id) {\n      success\n      message\n      data\n    }\n  }\n"): typeof import('./graphql.js').ExportVisitorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TicketOfBooking($id: ID!) {\n    ownBooking(id: $id) {\n      ticketCode\n    }\n  }\n"): typeof import('./graphql.js').TicketOfBookingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VisitorsInTheTrail($text: String!) {\n    auditEntries(filter: { kind: \"visitor\", text: $text }) {\n      rows {\n        target {\n          label\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.js').VisitorsInTheTrailDocument;
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
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UpcomingChanges {\n    upcomingChanges {\n      at\n      step\n      kind\n      id\n      part\n      title\n      by\n      failure\n    }\n  }\n"): typeof import('./graphql.js').UpcomingChangesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PagesOfTheSite {\n    cmsPages {\n      rows {\n        id\n        slug\n      }\n    }\n  }\n"): typeof import('./graphql.js').PagesOfTheSiteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ScheduleCareer($id: ID!, $at: String!) {\n    scheduleCareer(id: $id, at: $at) {\n      success\n    }\n  }\n"): typeof import('./graphql.js').ScheduleCareerDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
