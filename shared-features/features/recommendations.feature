@crossing
Feature: Recommendations
  Whom to follow, and what to read.

  Scenario: Those whom one's friends follow come first
    Given these people have signed up one after the other: "Ada, Bob, Eve, Mallory, Trent"
    And Ada has followed, one after the other, "Bob, Eve"
    And Bob has followed, one after the other, "Mallory, Trent"
    And Eve has followed Trent
    When Ada sends "GET /interaction-service/recommendations/{Ada.id}/follow?size=2"
    Then the response lists "Trent, Mallory"
    When Ada sends "GET /interaction-service/recommendations/{Ada.id}/follow?size=1&page=1"
    Then the response is 200 with the JSON:
      """
      [{"id": "{Mallory.id}", "user_name": "{Mallory.userName}", "is_private": false, "created_at": "{any time}"}]
      """
    Given Ada has followed Trent
    When Ada sends "GET /interaction-service/recommendations/{Ada.id}/follow?size=1"
    Then the response lists "Mallory"

  Scenario: Recommendations are for oneself
    Given Ada has signed up
    And Bob has signed up
    When Bob sends "GET /interaction-service/recommendations/{Ada.id}/follow"
    Then the response is the problem 403 "You may do this as yourself only."

  Scenario Outline: A page is refused: <query>
    Given Ada has signed up
    When Ada sends "GET /interaction-service/recommendations/{Ada.id}/follow?<query>"
    Then the response is the problem 400 for the <field>: "<sentence>"

    Examples:
      | query    | field | sentence                                      |
      | page=101 | page  | must be a number from 0 to 100, given once.   |
      | page=-1  | page  | must be a number from 0 to 100, given once.   |
      | size=0   | size  | must be a number from 1 to 100, given once.   |
      | size=101 | size  | must be a number from 1 to 100, given once.   |

  Scenario: Popular hashtags are recommended
    Given Ada has signed up
    When Ada sends "GET /interaction-service/recommendations/hashtags?limit=101"
    Then the response is the problem 400 for the limit: "must be a number from 1 to 100, given once."
    When Ada sends "GET /interaction-service/recommendations/hashtags?limit=100"
    Then the response contains "["

  @local
  Scenario: Other services read the interactions of tweets
    Given Ada has signed up
    And Bob has signed up
    And Ada has posted "What do you make of it?" as "tweet"
    And Bob has liked the tweet "tweet"
    When another service calls the interaction service at "POST /internal/tweets/interactions" with the JSON:
      """
      ["{tweet}"]
      """
    Then the response is 200 with the JSON:
      """
      [{"tweet_id": "{tweet}", "likes_count": 1, "replies_count": 0, "retweets_count": 0}]
      """

  @local
  Scenario: Only followers read the interactions of private tweets
    Given Ada has signed up with a private account
    And Ada has posted "For friends alone" as "tweet"
    When another service calls the interaction service at "POST /internal/tweets/interactions" with the JSON:
      """
      {"ids": ["{tweet}"], "author_id": "{Ada.id}"}
      """
    Then that service gets the problem 403 "This account is private; only accepted followers see what it posts."
