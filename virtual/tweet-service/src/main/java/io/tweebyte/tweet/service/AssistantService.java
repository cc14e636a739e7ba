package io.tweebyte.tweet.service;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import io.tweebyte.assistant.Assistant;
import io.tweebyte.assistant.AssistantSettings;
import io.tweebyte.assistant.CollectedSummary;
import io.tweebyte.assistant.Signal;
import io.tweebyte.assistant.Turn;
import io.tweebyte.common.client.UserClient;
import io.tweebyte.common.threads.Subtasks;
import io.tweebyte.contracts.assistant.Summary;
import io.tweebyte.contracts.assistant.SummaryRequest;
import io.tweebyte.contracts.page.PageQuery;
import io.tweebyte.contracts.user.UserSummary;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Deadline;
import io.tweebyte.shared.limit.UserPlaces;
import io.tweebyte.tweet.summary.SummaryEvents;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.http.server.ServerHttpResponse;
import org.springframework.stereotype.Service;
import org.springframework.web.servlet.mvc.method.annotation.SseEmitter;

/** Lets the assistant summarise tweets that the reader may see. */
@Service
public class AssistantService {

	private static final Logger log = LoggerFactory.getLogger(AssistantService.class);

	private final TweetReadService tweets;

	private final UserClient users;

	private final Assistant assistant;

	private final UserPlaces places;

	private final AssistantSettings settings;

	AssistantService(TweetReadService tweets, UserClient users, Assistant assistant, UserPlaces summaryPlaces,
			AssistantSettings settings) {
		this.tweets = tweets;
		this.users = users;
		this.assistant = assistant;
		this.places = summaryPlaces;
		this.settings = settings;
	}

	/**
	 * Fails with 404, 403, 429 or 503 before there is a response; what the model fails
	 * with is an event of it.
	 */
	public SseEmitter streamed(SummaryRequest request, Caller reader) {
		UserPlaces.Place place = this.places.take(reader.userId());
		try {
			Turn turn = begin(request, reader, Deadline.in(this.settings.total()), place);
			return emitter(turn, request, reader, place);
		}
		catch (RuntimeException ex) {
			place.end();
			throw ex;
		}
	}

	/**
	 * Starts the model only with the response: a request that ends before calls none.
	 */
	private SseEmitter emitter(Turn turn, SummaryRequest request, Caller reader, UserPlaces.Place place) {
		return new HeadFirstEmitter(this.settings.limit()) {
			@Override
			protected void extendResponse(ServerHttpResponse response) {
				super.extendResponse(response);
				Subtasks.start(() -> serve(turn, request, reader, this, place));
			}
		};
	}

	private void serve(Turn turn, SummaryRequest request, Caller reader, SseEmitter emitter, UserPlaces.Place place) {
		try {
			speak(turn, request, reader, (signal) -> emitter.send(SummaryEvents.event(signal)));
			// before the response ends, so that the client's next summary finds it
			place.end();
			emitter.complete();
		}
		catch (IOException ex) {
			// Tomcat reports it to Spring, which ends the response
			log.debug("The client has gone.", ex);
		}
		catch (RuntimeException ex) {
			emitter.completeWithError(ex);
		}
		finally {
			place.end();
		}
	}

	/** Fails with 404, 403, 429, or 503 when the model does not end in time. */
	public Summary collected(SummaryRequest request, Caller reader) {
		UserPlaces.Place place = this.places.take(reader.userId());
		try {
			CollectedSummary text = new CollectedSummary();
			speak(begin(request, reader, reader.deadline(), place), request, reader, text::add);
			return text.summary();
		}
		finally {
			place.end();
		}
	}

	private Turn begin(SummaryRequest request, Caller reader, Deadline deadline, UserPlaces.Place place) {
		PageQuery newest = new PageQuery(SummaryRequest.TWEETS, null);
		Turn turn = this.assistant.begin(request, this.tweets.summariesOfUser(request.userId(), newest, reader).items(),
				deadline, place);
		// the client may know already that it took too long
		reader.deadline().check();
		return turn;
	}

	private <E extends Exception> void speak(Turn turn, SummaryRequest request, Caller reader, Listener<E> listener)
			throws E {
		Optional<Signal.LookUp> lookUp = listen(turn, listener);
		if (lookUp.isPresent()) {
			speak(turn.after(lookUp.get(), author(request, reader)), request, reader, listener);
		}
	}

	private static <E extends Exception> Optional<Signal.LookUp> listen(Turn turn, Listener<E> listener) throws E {
		try (Stream<Signal> signals = turn.stream()) {
			for (Signal signal : (Iterable<Signal>) signals::iterator) {
				if (signal instanceof Signal.LookUp lookUp) {
					return Optional.of(lookUp);
				}
				listener.hear(signal);
			}
		}
		return Optional.empty();
	}

	/** The summary goes on where the user service fails. */
	private Optional<UserSummary> author(SummaryRequest request, Caller reader) {
		try {
			return this.users.find(List.of(request.userId()), List.of(), reader.anew(this.settings.lookUp()))
				.stream()
				.findFirst();
		}
		catch (RuntimeException ex) {
			return Optional.empty();
		}
	}

	private interface Listener<E extends Exception> {

		void hear(Signal signal) throws E;

	}

}
