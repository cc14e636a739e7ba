package io.tweebyte.load.bench;

import java.util.UUID;

import io.tweebyte.launcher.workspace.ServiceName;
import io.tweebyte.load.backend.ResponseProbe;
import io.tweebyte.load.backend.Target;
import io.tweebyte.load.bench.Benchmark.Subject;
import io.tweebyte.load.bench.HangUpClients.Request;
import io.tweebyte.load.data.PlanPictures;

/** The requests of a {@link StreamSoak}: live feeds, summaries and downloads in turn. */
record SoakRequests(Subject subject, Target target, FeedReaders readers) {

	private static final int KINDS = 3;

	private static final String NO_BODY = "";

	private static final String NO_END = "";

	void upload() throws InterruptedException {
		new ResponseProbe(this.target).upload(ServiceName.TWEET, picture(), this.readers.token(this.readers.author()),
				PlanPictures.picture(0));
	}

	private String picture() {
		UUID tweet = this.subject.data().tweets().get(this.readers.author()).getLast();
		return "/tweets/" + tweet + "/picture";
	}

	/** Returns the request of a number, from 0; readers take turns. */
	Request request(int number) {
		UUID reader = this.readers.reader(number / KINDS);
		String token = this.readers.token(reader);
		return switch (number % KINDS) {
			case 0 -> new Request("feed", NO_END, "GET", this.readers.path(reader), token, NO_BODY);
			case 1 -> new Request("summary", "event:end", "POST", path("/tweets/assistant/summary"), token,
					"{\"user_id\":\"%s\"}".formatted(this.readers.author()));
			default -> new Request("download", "IEND", "GET", path(picture()), token, NO_BODY);
		};
	}

	private String path(String path) {
		return this.target.resolve(ServiceName.TWEET, path).getPath();
	}

}
