Feature: Private accounts
  A private account shows its name to everybody and the rest to accepted followers.

 
  Scenario: An account turns private at once
    Given Ada has signed up with:
      | biography | First of her kind |
    And Bob has signed up
    And Ada has changed the account with the JSON:
      """
      {"is_private": true}
      """
    When Bob reads the profile of Ada
    Then the answer is 200 with the JSON:
      """
      {"id": "{Ada.id}", "user_name": "{Ada.userName}", "is_private": true, "created_at": "{any time}",
        "followers": 0, "following": 0}
      """
    When Bob reads the summary of Ada
    Then the answer is 200 with the JSON:
      """
      {"id": "{Ada.id}", "user_name": "{Ada.userName}", "is_private": true, "created_at": "{any time}"}
      """

 
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
        "created_at": "{any time}", "followers": 0, "following": 0, "tweets": []
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

  Scenario Outline: Strangers do not open what a private account posts: <path>
    Given Ada has signed up with a private account
    And Bob has signed up
    And Ada has posted "For friends alone" as "tweet"
    When Bob sends "GET <path>"
    Then the answer is the problem 403 "This account is private; only accepted followers see what it posts."
    Given Bob has followed Ada
    When Bob sends "GET <path>"
    Then the answer is the problem 403 "This account is private; only accepted followers see what it posts."

    Examples:
      | path                                                        |
      | /tweet-service/tweets/{tweet}                               |
      | /tweet-service/tweets/{tweet}/summary                       |
      | /tweet-service/tweets/user/{Ada.id}                         |
      | /tweet-service/tweets/user/{Ada.id}/summary                 |
      | /interaction-service/follows/{Ada.id}/following/identifiers |
      | /interaction-service/follows/{Ada.id}/followers/identifiers |
