Feature: Degraded responses
  While one service is unavailable, the others serve what they can, and say what is missing.

  @local
  Scenario Outline: Profile, feed and tweets while the interaction service <fails>
    Given Ada has signed up
    And Bob has signed up
    And Eve has signed up with a private account
    And Ada has followed Bob
    And Bob has posted "You can still read me" as "tweet"
    When Ada reads the feed of Ada
    Then the response lists "tweet"
    When Ada reads the profile of Eve
    Then the response contains "{Eve.id}"
    Given the interaction service <fails>
    When Ada reads the feed of Ada
    Then the response is 200 with the JSON:
      """
      [{"id": "{tweet}", "user_id": "{Bob.id}", "content": "You can still read me", "created_at": "{any time}",
        "version": 1, "mentions": [], "hashtags": []}]
      """
    And the response has the header "X-Degraded" with "feed, interactions"
    When Bob reads the profile of Bob
    Then the response is 200 with the JSON:
      """
      {"id": "{Bob.id}", "user_name": "{Bob.userName}", "email": "{Bob.email}", "birth_date": "1990-05-17",
        "is_private": false, "created_at": "{any time}", "degraded": ["interactions"],
        "tweets": [{"id": "{tweet}", "user_id": "{Bob.id}", "content": "You can still read me",
          "created_at": "{any time}"}]}
      """
    And the response has the header "X-Degraded" with "interactions"
    When Ada reads the profile of Eve
    Then the response is 200 with the JSON:
      """
      {"id": "{Eve.id}", "user_name": "{Eve.userName}", "is_private": true, "created_at": "{any time}",
        "degraded": ["interactions"]}
      """
    When Bob reads the profile of Eve
    Then the response is the problem 503 "A part of the service is not available; try again."
    When Bob reads the tweet "tweet"
    Then the response has the header "X-Degraded" with "interactions"
    When Ada searches the tweets for "You can still read me"
    Then the response contains "{tweet}"
    When the interaction service goes on
    Then Ada is served again
    And Bob is served again

    @crossing
    Examples:
      | fails                     |
      | is down                   |

    Examples:
      | fails                      |
      | hangs                      |
      | takes 5 seconds to respond |
      | breaks off its responses   |
      | sends random bytes         |
      | sends unreadable bodies    |

  @local
  Scenario Outline: Profile and likes while the tweet service <fails>
    Given Ada has signed up
    And Ada has posted "Where am I now?" as "tweet"
    And Ada has liked the tweet "tweet"
    And the tweet service <fails>
    When Ada reads the profile of Ada
    Then the response is 200 with the JSON:
      """
      {"id": "{Ada.id}", "user_name": "{Ada.userName}", "email": "{Ada.email}", "birth_date": "1990-05-17",
        "is_private": false, "created_at": "{any time}", "followers": 0, "following": 0, "degraded": ["tweets"]}
      """
    And the response has the header "X-Degraded" with "tweets"
    When Ada reads what Ada likes
    Then the response has the header "X-Degraded" with "tweets"
    And the response lists the liked tweets "tweet"
    When the tweet service goes on
    Then Ada is served again

    @crossing
    Examples:
      | fails                     |
      | is down                   |

    Examples:
      | fails                      |
      | hangs                      |
      | takes 5 seconds to respond |
      | breaks off its responses   |
      | sends random bytes         |
      | sends unreadable bodies    |

  @local
  Scenario Outline: A tweet is stored while the user service <fails>, and its mentions are settled later
    Given Ada has signed up
    And Bob has signed up
    And the user service <fails>
    When Ada posts "I think of @{Bob.userName} now"
    Then the response has the header "X-Degraded" with "users"
    Given the tweet of that response is remembered as "tweet"
    When the user service goes on
    Then Ada is served again
    And the next response to "GET /tweet-service/tweets/{tweet}" that Ada gets is not degraded, and soon is the JSON:
      """
      {
        "id": "{tweet}", "user_id": "{Ada.id}", "content": "I think of @{Bob.userName} now",
        "created_at": "{any time}", "version": 1, "likes_count": 0, "replies_count": 0, "retweets_count": 0,
        "mentions": [{"user_id": "{Bob.id}", "text": "{Bob.userName}"}], "hashtags": [], "replies": []
      }
      """

    @crossing
    Examples:
      | fails                     |
      | is down                   |

    Examples:
      | fails                      |
      | hangs                      |
      | takes 5 seconds to respond |
      | breaks off its responses   |
      | sends random bytes         |
      | sends unreadable bodies    |

  @local
  Scenario Outline: Everything works while Redis <fails>
    Given these people have signed up one after the other: "Ada, Bob"
    And Ada has followed Bob
    And Bob has posted "Nothing is remembered for long" as "tweet"
    And Redis <fails>
    When Ada reads the feed of Ada
    Then the response lists "tweet"
    And the response has no header "X-Degraded"
    When Ada likes the tweet "tweet"
    And Ada reads the tweet "tweet"
    Then the response is 200 with the JSON:
      """
      {
        "id": "{tweet}", "user_id": "{Bob.id}", "content": "Nothing is remembered for long",
        "created_at": "{any time}", "version": 1, "likes_count": 1, "replies_count": 0, "retweets_count": 0,
        "mentions": [], "hashtags": [], "replies": []
      }
      """
    And the response has no header "X-Degraded"
    When Ada posts "I tell @{Bob.userName} all the same"
    And Ada stops following Bob
    And Ada reads the feed of Ada
    Then the response lists nothing
    And the response has no header "X-Degraded"
    When Bob reads the followers of Bob
    Then the response lists nothing
    When Ada searches the tweets for "I tell @{Bob.userName} all the same"
    Then the response contains "{Ada.id}"
    When Ada searches for "{Bob.userName}"
    Then the response contains "{Bob.id}"
    When Ada logs in
    Then the response is 200 with the JSON:
      """
      {"token": "{any token}"}
      """
    When Ada reads the profile of Bob
    Then the response is 200 with the JSON:
      """
      {"id": "{Bob.id}", "user_name": "{Bob.userName}", "is_private": false, "created_at": "{any time}",
        "followers": 0, "following": 0,
        "tweets": [{"id": "{tweet}", "user_id": "{Bob.id}", "content": "Nothing is remembered for long",
          "created_at": "{any time}"}]}
      """
    When Redis goes on
    Then Ada is served again

    Examples:
      | fails                      |
      | is down                    |
      | takes 5 seconds to respond |
      | breaks off its responses   |
      | sends random bytes         |
