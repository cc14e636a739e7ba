package io.tweebyte.ladder;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;

import io.tweebyte.contracts.interaction.InteractionsRequest;
import io.tweebyte.contracts.interaction.TweetInteractions;
import io.tweebyte.contracts.tweet.ReplySummary;
import io.tweebyte.shared.settings.ServiceAddresses;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.stereotype.Component;
import org.springframework.web.server.ResponseStatusException;

/**
 * Asks the interaction service with the caller's token, and waits for the response.
 */
@Component
class InteractionCalls {

	private static final TypeReference<Long> COUNT = new TypeReference<>() {
	};

	private static final TypeReference<TopReply> TOP_REPLY = new TypeReference<>() {
	};

	private static final TypeReference<List<TweetInteractions>> INTERACTIONS = new TypeReference<>() {
	};

	private final HttpClient client;

	private final JsonMapper json;

	private final URI service;

	InteractionCalls(HttpClient client, JsonMapper json, ServiceAddresses services) {
		this.client = client;
		this.json = json;
		this.service = services.interaction();
	}

	/** One count of one tweet. */
	long count(String path, String token) {
		return respond(HttpRequest.newBuilder(this.service.resolve(path)), token, COUNT);
	}

	/** The top reply to one tweet, null when there is none. */
	ReplySummary topReply(UUID tweetId, String token) {
		URI uri = this.service.resolve("/replies/tweet/" + tweetId + "/top");
		TopReply reply = respond(HttpRequest.newBuilder(uri), token, TOP_REPLY);
		return reply.exists() ? reply.summary() : null;
	}

	/** All of it for many tweets of one author. */
	Map<UUID, TweetInteractions> all(List<UUID> tweetIds, UUID authorId, String token) {
		InteractionsRequest wanted = new InteractionsRequest(List.copyOf(tweetIds), null, authorId);
		HttpRequest.Builder request = HttpRequest.newBuilder(this.service.resolve("/internal/tweets/interactions"))
			.header(HttpHeaders.CONTENT_TYPE, MediaType.APPLICATION_JSON_VALUE)
			.POST(BodyPublishers.ofByteArray(this.json.writeValueAsBytes(wanted)));
		return respond(request, token, INTERACTIONS).stream()
			.collect(Collectors.toMap(TweetInteractions::tweetId, Function.identity()));
	}

	private <T> T respond(HttpRequest.Builder request, String token, TypeReference<T> type) {
		try {
			HttpResponse<byte[]> response = this.client.send(request.header(HttpHeaders.AUTHORIZATION, token).build(),
					BodyHandlers.ofByteArray());
			if (response.statusCode() != HttpStatus.OK.value()) {
				throw new ResponseStatusException(HttpStatus.BAD_GATEWAY,
						"The interaction service answered " + response.statusCode());
			}
			return this.json.readValue(response.body(), type);
		}
		catch (IOException ex) {
			throw new ResponseStatusException(HttpStatus.BAD_GATEWAY, "The interaction service does not respond", ex);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new ResponseStatusException(HttpStatus.SERVICE_UNAVAILABLE, "Stopped while waiting", ex);
		}
	}

}
