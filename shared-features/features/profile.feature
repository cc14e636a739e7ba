@crossing
Feature: Profiles
  A profile tells what its reader may know: the account, how many follow it, and the newest tweets.

  @smoke
  Scenario: Your own profile shows e-mail address and birth date
    Given Ada has signed up with:
      | biography | First of her kind |
    When Ada reads the profile of Ada
    Then the response is 200 with the JSON:
      """
      {
        "id": "{Ada.id}", "user_name": "{Ada.userName}", "email": "{Ada.email}", "birth_date": "1990-05-17",
        "biography": "First of her kind", "is_private": false, "created_at": "{any time}",
        "followers": 0, "following": 0, "tweets": []
      }
      """
    And the response has no header "X-Degraded"

  @smoke
  Scenario: Another user's profile hides e-mail address and birth date
    Given Ada has signed up with:
      | biography | First of her kind |
    And Bob has signed up
    When Bob reads the profile of Ada
    Then the response is 200 with the JSON:
      """
      {
        "id": "{Ada.id}", "user_name": "{Ada.userName}",
        "biography": "First of her kind", "is_private": false, "created_at": "{any time}",
        "followers": 0, "following": 0, "tweets": []
      }
      """
    And the response has no header "X-Degraded"
    And the response does not contain "{Ada.email}"

 
  Scenario: Users who do not follow a private account see its public fields only
    Given Ada has signed up with:
      | isPrivate | true              |
      | biography | For my eyes alone |
    And Bob has signed up
    And Ada has posted "My friends alone read this" as "secret"
    When Bob reads the profile of Ada
    Then the response is 200 with the JSON:
      """
      {"id": "{Ada.id}", "user_name": "{Ada.userName}", "is_private": true, "created_at": "{any time}",
        "followers": 0, "following": 0}
      """
    And the response does not contain "For my eyes alone"
    And the response does not contain "My friends alone read this"

  Scenario: An accepted follower sees all of a private account
    Given Ada has signed up with:
      | isPrivate | true        |
      | biography | For friends |
    And Bob has signed up
    And Bob has followed Ada
    And Ada has accepted the request of Bob
    And Ada has posted "My friends read this" as "tweet"
    When Bob reads the profile of Ada
    Then the response is 200 with the JSON:
      """
      {"id": "{Ada.id}", "user_name": "{Ada.userName}", "is_private": true, "created_at": "{any time}",
        "biography": "For friends", "followers": 1, "following": 0,
        "tweets": [{"id": "{tweet}", "user_id": "{Ada.id}", "content": "My friends read this",
          "created_at": "{any time}"}]}
      """

  Scenario: The owner of a private account reads their own profile
    Given Ada has signed up with:
      | isPrivate | true              |
      | biography | For my eyes alone |
    When Ada reads the profile of Ada
    Then the response is 200 with the JSON:
      """
      {
        "id": "{Ada.id}", "user_name": "{Ada.userName}", "email": "{Ada.email}", "birth_date": "1990-05-17",
        "biography": "For my eyes alone", "is_private": true, "created_at": "{any time}",
        "followers": 0, "following": 0, "tweets": []
      }
      """

 
  Scenario: Ids are compared without case
    Given Ada has signed up
    And the id of Ada in capital letters is remembered as "capital id"
    When Ada sends "GET /user-service/users/{capital id}"
    Then the response is 200 with the JSON:
      """
      {
        "id": "{Ada.id}", "user_name": "{Ada.userName}", "email": "{Ada.email}", "birth_date": "1990-05-17",
        "is_private": false, "created_at": "{any time}", "followers": 0, "following": 0, "tweets": []
      }
      """

  Scenario: No user has this id
    Given Ada has signed up
    When Ada sends "GET /user-service/users/{random uuid}"
    Then the response is the problem 404 "There is no such user."

  Scenario Outline: An id written "<id>" is refused
    Given Ada has signed up
    When Ada sends "GET /user-service/users/<id>"
    Then the response is the problem 400 for the userId: "must be a UUID."

    Examples:
      | id                                     |
      | ada                                    |
      | 1-1-1-1-1                              |
      | 0193a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5    |
      | 0193a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5bc  |
      | 0193a1b2c3d47e5f8a9b0c1d2e3f4a5b       |
      | %7B0193a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b%7D |
      | {'a' x 2000}                           |

  Scenario: A visitor reads no profile
    Given Ada has signed up
    When a visitor reads the profile of Ada
    Then the response is the problem 401 "Send a token: Authorization: Bearer <token>."
    And the response has the header "WWW-Authenticate" with "Bearer"
