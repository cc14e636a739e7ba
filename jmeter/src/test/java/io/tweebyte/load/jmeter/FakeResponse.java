package io.tweebyte.load.jmeter;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Right and wrong responses to requests whose plan asserts more than that some texts are
 * there.
 */
enum FakeResponse implements FakeBackend.Response {

	SUMMARY("GET", "(/user-service)?/users/summary/[\\w-]+") {
		@Override
		public List<String> bodies(String path, String request) {
			String id = last(path);
			String name = id.replace("id-", "name-");
			return List.of(summary(id, name), summary(id, "another"), summary("another", name),
					summary(id, name).replaceFirst(",\"created_at.*", "}"));
		}
	},

	PROFILE("GET", "(/user-service)?/users/[\\w-]+") {
		@Override
		public List<String> bodies(String path, String request) {
			String body = "{\"id\":\"%s\",\"user_name\":\"n\",\"followers\":1,\"following\":2,\"tweets\":[{\"id\":\"t\"}]}"
				.formatted(last(path));
			return List.of(body, body.replace(last(path), "another"), body.replace("\"followers\":1,", ""),
					body.replace("\"following\":2,", ""), body.replaceFirst("\\[.*]", "[]"));
		}
	},

	TWEET("GET", "(/tweet-service)?/tweets/[\\w-]+") {
		@Override
		public List<String> bodies(String path, String request) {
			String body = tweet(1, author(1)).replace(author(1001), last(path)).replaceFirst("}$", ",\"replies\":[]}");
			return List.of(body, body.replace(last(path), "another"), body.replace("\"retweets_count\":2,", ""),
					body.replaceFirst(",\"hashtags.*", "}"), body.replace(",\"replies\":[]", ""));
		}
	},

	FEED("GET", "(/tweet-service)?/tweets/[\\w-]+/feed\\?limit=20") {
		@Override
		public List<String> bodies(String path, String request) {
			return List.of("[" + tweet(1, author(1)) + "]", "[]",
					"[" + tweet(1, author(1)).replace("\"retweets_count\":2,", "") + "]",
					"[" + tweet(1, author(1)).replaceFirst(",\"hashtags.*", "}") + "]");
		}
	},

	PAGE("GET", "(/tweet-service)?/tweets/user/[\\w-]+\\?limit=1000") {
		@Override
		public List<String> bodies(String path, String request) {
			String author = last(path).replace("?limit=1000", "");
			String page = page(TWEETS, author);
			String last = tweet(TWEETS, author);
			return List.of(page, page(TWEETS - 1, author), page(TWEETS + 1, author),
					page.replaceFirst(author, author(9)), page.replace(last, tweet(TWEETS, author(9))),
					page.replaceFirst("\"likes_count\":3,", ""),
					page.replace(last, last.replace("\"replies_count\":2,", "")),
					page.replace(last, last.replace(",\"retweets_count\":2", "")),
					page.replaceAll(",\"top_reply\":\\{[^}]*}", ""),
					page.replaceFirst("\"replies_count\":2", "\"replies_count\":0"), "[]",
					page.substring(0, page.length() - 1));
		}
	},

	LOG_IN("POST", "(/user-service)?/auth/login") {
		@Override
		public List<String> bodies(String path, String request) {
			boolean known = request.matches("\\{\"email\":\"name-\\d@x\",\"password\":\"secret-\\d\"}");
			return List.of(known ? "{\"token\":\"aa-1._b.c\"}" : "{}", "{\"token\":\"\"}", "{}", "{\"token\":\"a.b\"}",
					"");
		}
	},

	EDIT("PUT", "(/tweet-service)?/tweets/[\\w-]+") {
		@Override
		public List<String> bodies(String path, String request) {
			return List.of("", "{}");
		}
	},

	ASSISTANT("POST", "(/tweet-service)?/tweets/assistant/summary") {
		@Override
		public List<String> bodies(String path, String request) {
			String text = "id:1\nevent:text\ndata:{\"text\":\"Hi\"}\n\n";
			String body = request.matches("\\{\"user_id\":\"[\\w-]+\",\"max_parts\":400(,\"with_author\":true)?}")
					? text + ":\n\n" + text.repeat(2) + "event:end\ndata:{\"parts\":3}\n\n" : "";
			return List.of(body, "", body.replace("id:1\nevent:text", ":"), body.replaceFirst("(?s)event:end.*", ""),
					body.replaceFirst("event:end", "event:error"));
		}

		@Override
		public String type() {
			return "text/event-stream";
		}
	},

	COLLECTED("POST", "(/tweet-service)?/tweets/assistant/summary/collected") {
		@Override
		public List<String> bodies(String path, String request) {
			return List.of("{\"text\":\"Hi\",\"parts\":1}", "", "{\"text\":\"Hi\"}", "{\"parts\":1}");
		}
	},

	SEARCH_WORDS("GET", "(/tweet-service)?/tweets/search/\\w+\\?limit=10") {
		@Override
		public List<String> bodies(String path, String request) {
			String word = last(path).replace("?limit=10", "");
			String body = "[{\"id\":\"t\",\"user_id\":\"u\",\"content\":\"A %s\",\"created_at\":\"%s\",\"user\":{\"id\":\"u\"}}]"
				.formatted(word.toUpperCase(Locale.ROOT), TIME);
			return List.of(body, "[]", body.replace("A " + word.toUpperCase(Locale.ROOT), "Another"),
					body.replaceFirst(",\"user\".*", "}]"));
		}
	},

	LIKES("GET", "(/interaction-service)?/likes/[\\w-]+/count") {
		@Override
		public List<String> bodies(String path, String request) {
			return List.of("12", "", "{}", "[12]", "-1", "1.5");
		}
	},

	PREVIEW("GET", "(/tweet-service)?/tweets/[\\w-]+/picture/preview") {
		@Override
		public List<String> bodies(String path, String request) {
			String begin = "\211PNG\r\n\32\n\0\0\0\rIHDR\0\0\1\0\0\0\1\0";
			String body = begin + "x".repeat(200) + "IEND\256B`\202";
			return List.of(body, "", begin + "IEND\256B`\202", body.substring(0, body.length() - 1),
					body.replace("IHDR\0\0\1", "IHDR\0\0\2"), body.replace("PNG", "JPG"));
		}

		@Override
		public String type() {
			return "image/png";
		}
	},

	PICTURE("GET", "(/tweet-service)?/tweets/[\\w-]+/picture") {
		@Override
		public List<String> bodies(String path, String request) {
			String body = picture(path.replaceFirst(".*/([\\w-]+)/picture", "$1"));
			return List.of(body, picture("other-1"), body.substring(1), body + "x", body.replaceFirst("p", "q"));
		}

		@Override
		public String type() {
			return "image/png";
		}
	},

	UPLOAD("PUT", "(/tweet-service)?/tweets/[\\w-]+/picture") {
		@Override
		public List<String> bodies(String path, String request) {
			boolean isForm = request.contains("name=\"file\"; filename=\"upload.jpg\"")
					&& request.contains("image/jpeg");
			String body = isForm ? "{\"id\":\"p\",\"type\":\"image/jpeg\",\"width\":1600,\"height\":1200,\"size\":3}"
					: "{}";
			return List.of(body, body.replace("jpeg", "png"), body.replace("1600", "160"), body.replace("1200", "12"),
					body.replace("\"id\":\"p\",", ""));
		}
	},

	POST("POST", "(/tweet-service)?/tweets/[\\w-]+") {
		@Override
		public List<String> bodies(String path, String request) {
			String body = "{\"id\":\"t\",\"user_id\":\"%s\",%s,\"version\":1,\"likes_count\":0}".formatted(last(path),
					content(request));
			return List.of(body, body.replace(last(path), "another"), body.replace("What I think", "Something else"),
					body.replace("\"version\":1,", ""));
		}
	},

	FOLLOW("POST", "(/interaction-service)?/follows/[\\w-]+/[\\w-]+") {
		@Override
		public List<String> bodies(String path, String request) {
			return List.of("");
		}

		@Override
		public int status() {
			return 204;
		}
	},

	LIKE("POST", "(/interaction-service)?/likes/[\\w-]+/tweets/[\\w-]+") {
		@Override
		public List<String> bodies(String path, String request) {
			return List.of("{\"id\":\"l\",\"created_at\":\"" + TIME + "\"}", "{\"id\":\"l\"}", "{}", "");
		}
	},

	REPLY("POST", "(/interaction-service)?/replies/[\\w-]+") {
		@Override
		public List<String> bodies(String path, String request) {
			String body = "{\"id\":\"r\",%s,\"user_id\":\"%s\",%s}"
				.formatted(request.replaceFirst(".*(\"tweet_id\":\"[^\"]*\").*", "$1"), last(path), content(request));
			return List.of(body, body.replace("tweet-", "other-"), body.replace(last(path), "another"),
					body.replace("An answer", "Something else"));
		}
	};

	/** How many tweets an author has. */
	static final int TWEETS = 20;

	private static final String TIME = "2026-01-01T00:01:02.000003Z";

	private final String method;

	private final Pattern path;

	FakeResponse(String method, String path) {
		this.method = method;
		this.path = Pattern.compile(path);
	}

	/** For other requests the plan says what it asserts. */
	static FakeBackend.Response to(String method, String path) {
		return Arrays.stream(values())
			.filter((response) -> response.method.equals(method) && response.path.matcher(path).matches())
			.map(FakeBackend.Response.class::cast)
			.findFirst()
			.orElseGet(() -> PlanResponse.to(method, path));
	}

	/** Some bytes, others for each tweet. */
	static String picture(String tweet) {
		return "A picture of %s.".formatted(tweet).repeat(4000);
	}

	static String author(int number) {
		return "01900000-0000-7000-8000-%012d".formatted(number);
	}

	private static String last(String path) {
		return path.replaceFirst(".*/", "");
	}

	private static String content(String request) {
		return request.replaceFirst(".*(\"content\":\"[^\"]*\").*", "$1");
	}

	private static String summary(String id, String name) {
		return "{\"id\":\"%s\",\"user_name\":\"%s\",\"is_private\":true,\"created_at\":\"%s\"}".formatted(id, name,
				TIME);
	}

	private static String page(int tweets, String author) {
		return IntStream.rangeClosed(1, tweets)
			.mapToObj((number) -> tweet(number, author))
			.collect(Collectors.joining(",", "[", "]"));
	}

	/** Every third has no reply, and a reply is by the author of the tweet. */
	private static String tweet(int number, String author) {
		boolean replied = number % 3 != 0;
		return "{\"id\":\"%s\",\"user_id\":\"%s\",\"content\":\"Text\",\"created_at\":\"%s\",%s\"version\":2,\"likes_count\":3,\"replies_count\":%d,\"retweets_count\":2,%s\"mentions\":[],\"hashtags\":[%s]}"
			.formatted(author(1000 + number), author, TIME, (number % 2 == 0) ? "\"updated_at\":\"" + TIME + "\"," : "",
					replied ? 2 : 0,
					replied ? "\"top_reply\":{\"id\":\"%s\",\"user_id\":\"%s\",\"content\":\"No\",\"created_at\":\"%s\",\"likes_count\":0},"
						.formatted(author(2000 + number), author, TIME) : "",
					(number % 4 == 0) ? "{\"id\":\"h\",\"text\":\"one\"},{\"id\":\"i\",\"text\":\"two\"}" : "");
	}

}
