package io.tweebyte.load.bench;

import java.util.List;
import java.util.UUID;

import io.tweebyte.launcher.workspace.ServiceName;
import io.tweebyte.load.backend.ApiRequests;
import io.tweebyte.load.backend.ResponseProbe;
import io.tweebyte.load.backend.Target;
import io.tweebyte.load.bench.Benchmark.Subject;
import io.tweebyte.load.bench.HangUpClients.Request;
import io.tweebyte.load.data.PlanPictures;

/**
 * The requests of a {@link StreamSoak}: live feeds, summaries, downloads and uploads in
 * turn.
 */
record SoakRequests(Subject subject, Target target, FeedReaders readers) {

	private static final int KINDS = 4;

	private static final String NO_END = "";

	private static final String UPLOAD = ApiRequests.form(PlanPictures.upload());

	/** Uploads the picture of all downloads. */
	void prepare() throws InterruptedException {
		new ResponseProbe(this.target).upload(ServiceName.TWEET, picture(tweets().getLast()), author(),
				PlanPictures.picture(0));
	}

	/** Returns tweets of the author, oldest first. */
	private List<UUID> tweets() {
		return this.subject.data().tweets().get(this.readers.author());
	}

	private String author() {
		return this.readers.token(this.readers.author());
	}

	private static String picture(UUID tweet) {
		return "/tweets/" + tweet + "/picture";
	}

	/** Returns the request of a number, from 0; readers take turns. */
	Request request(int number) {
		UUID reader = this.readers.reader(number / KINDS);
		String token = this.readers.token(reader);
		return switch (number % KINDS) {
			case 0 -> Request.get("feed", NO_END, this.readers.path(reader), token);
			case 1 -> new Request("summary", "event:end", "POST", path("/tweets/assistant/summary"), token,
					"application/json", "{\"user_id\":\"%s\"}".formatted(this.readers.author()));
			case 2 -> Request.get("download", "IEND", path(picture(tweets().getLast())), token);
			default -> new Request("upload", "\"height\"", "PUT", path(picture(uploadTo(number))), author(),
					ApiRequests.FORM_TYPE, UPLOAD);
		};
	}

	/** Returns a tweet of the author, but not the one whose picture is downloaded. */
	private UUID uploadTo(int number) {
		return tweets().get(number / KINDS % (tweets().size() - 1));
	}

	private String path(String path) {
		return this.target.resolve(ServiceName.TWEET, path).getPath();
	}

}
