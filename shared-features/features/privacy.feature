Feature: Private accounts
  A private account shows its name to everybody and the rest to accepted followers. While the service that knows the
  followers is not there (@alone), it shows nothing rather than too much.

  @alone
  Scenario: An account turns private at once
    Given Ada has signed up with:
      | biography | First of her kind |
    And Bob has signed up
    And Ada has changed the account with the JSON:
      """
      {"is_private": true}
      """
    When Bob reads the profile of Ada
    Then the answer is the problem 503 "A part of the service is not available; try again."
    And the answer does not contain "First of her kind"
    When Bob reads the summary of Ada
    Then the answer is 200 with the JSON:
      """
      {"id": "{Ada.id}", "user_name": "{Ada.userName}", "is_private": true, "created_at": "{any time}"}
      """

  @alone
  Scenario: An account turns public at once
    Given Ada has signed up with:
      | biography | First of her kind |
      | isPrivate | true              |
    And Bob has signed up
    And Ada has changed the account with the JSON:
      """
      {"is_private": false}
      """
    When Bob reads the profile of Ada
    Then the answer is 200 with the JSON:
      """
      {
        "id": "{Ada.id}", "user_name": "{Ada.userName}", "biography": "First of her kind", "is_private": false,
        "created_at": "{any time}", "degraded": ["tweets", "interactions"]
      }
      """

  Scenario: A private account is found like any other
    Given Ada has signed up with a private account
    And Bob has signed up
    When Bob searches for "{Ada.userName}"
    Then the answer is 200 with the JSON:
      """
      [{"id": "{Ada.id}", "user_name": "{Ada.userName}", "is_private": true, "created_at": "{any time}"}]
      """

  Scenario Outline: A privacy that is <what> is refused
    Given Ada has signed up
    When Ada changes the account of Ada with the JSON:
      """
      {"is_private": <value>}
      """
    Then the answer is the problem 400 for the is_private: "must be true or false."

    Examples:
      | what     | value   |
      | a word   | "maybe" |
      | a number | 1       |
      | a list   | [true]  |
