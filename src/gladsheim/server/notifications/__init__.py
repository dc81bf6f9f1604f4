"""Notification of people of their turns while they are away: mail, webhooks, Web Push."""
