Feature: Summaries
  The summary of an account is public among those who have signed up, also that of a private account.

  @smoke @walkthrough
  Scenario: A summary is found by id and by name
    Given Ada has signed up
    And Bob has signed up
    When Bob reads the summary of Ada
    Then the response is 200 with the JSON:
      """
      {"id": "{Ada.id}", "user_name": "{Ada.userName}", "is_private": false, "created_at": "{any time}"}
      """
    And the response has no header "X-Degraded"
    When Bob reads the summary of the user called "{Ada.userName}"
    Then the response is 200 with the JSON:
      """
      {"id": "{Ada.id}", "user_name": "{Ada.userName}", "is_private": false, "created_at": "{any time}"}
      """

  @walkthrough
  Scenario: The summary of a private account is public
    Given Ada has signed up with:
      | isPrivate | true              |
      | biography | For my eyes alone |
    And Bob has signed up
    When Bob reads the summary of Ada
    Then the response is 200 with the JSON:
      """
      {"id": "{Ada.id}", "user_name": "{Ada.userName}", "is_private": true, "created_at": "{any time}"}
      """

  @walkthrough
  Scenario Outline: A name is found without case, as a whole: <asked> for <name>
    Given Ada has signed up with:
      | userName | <name> |
    When Ada reads the summary of the user called "<asked>"
    Then the response is 200 with the JSON:
      """
      {"id": "{Ada.id}", "user_name": "<name>", "is_private": false, "created_at": "{any time}"}
      """

    Examples:
      | name             | asked                   |
      | Ada.{unique}     | aDA.{unique}            |
      | ÅNGSTRÖM{unique} | a{U+030A}ngström{unique} |
      | σοφία{unique}    | ΣΟΦΊΑ{unique}           |
      | 愛達{unique}       | 愛達{unique}              |

  Scenario Outline: A name is found in every form of its letters: <asked> for <name>
    Given Ada has signed up with:
      | userName | <name> |
    When Ada reads the summary of the user called "<asked>"
    Then the response is 200 with the JSON:
      """
      {"id": "{Ada.id}", "user_name": "<name>", "is_private": false, "created_at": "{any time}"}
      """

    Examples:
      | name             | asked                   |
      | ada{unique}      | ＡＤＡ{unique}             |
      | ＡＤＡ{unique}      | ada{unique}             |
      | Straße{unique}   | STRASSE{unique}         |

  Scenario Outline: A part of a name, or a pattern, finds no user: <asked>
    Given Ada has signed up with:
      | userName | ada_{unique}_b |
    When Ada reads the summary of the user called "<asked>"
    Then the response is the problem 404 "There is no such user."

    Examples:
      | asked            |
      | ada_{unique}     |
      | ada%             |
      | ada.{unique}.b   |
      | ada_{unique}_b_  |
      | .*               |
      | {'a' x 2000}     |

  @walkthrough
  Scenario: No user has this id
    Given Ada has signed up
    When Ada sends "GET /user-service/users/summary/{random uuid}"
    Then the response is the problem 404 "There is no such user."

  @walkthrough
  Scenario: An id must be one
    Given Ada has signed up
    When Ada sends "GET /user-service/users/summary/ada"
    Then the response is the problem 400 for the userId: "must be a UUID."

  @walkthrough
  Scenario: A visitor reads no summary
    Given Ada has signed up
    When a visitor reads the summary of Ada
    Then the response is the problem 401 "Send a token: Authorization: Bearer <token>."
    When a visitor reads the summary of the user called "{Ada.userName}"
    Then the response is the problem 401 "Send a token: Authorization: Bearer <token>."
